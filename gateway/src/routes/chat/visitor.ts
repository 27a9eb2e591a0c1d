import { DomainError } from '@rostra/kit/errors'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { guestHeader } from '../../callers/guest-header.ts'
import { maxTokenLength } from '../../callers/server-cookie.ts'
import { timestamp } from '../../json/fields.ts'
import { isOpen } from '../../json/personas/visibility.ts'
import { route } from '../../routing/route.ts'

const maxOriginLength = 300

export const recognizeVisitor = route({
  method: 'post',
  path: '/api/embed/{slug}/visitor',
  summary: 'Recognize the visitor of a widget',
  description: `For a widget in the page of an allowed website. \`visitorToken\` is kept by that page and says, on this website and for this persona only, which guest the visitor is; it is valid for 30 days after the last visit. \`token\` goes into \`${guestHeader}\`, for an hour. Without a valid visitor token the visitor is a new guest.`,
  anonymous: true,
  params: z.object({ slug: z.string().min(1).max(200) }),
  body: z
    .object({
      origin: z.string().max(maxOriginLength).meta({ description: 'The origin of the page that frames the widget' }),
      visitorToken: z.string().max(maxTokenLength).default('').meta({ description: 'The token that the page has kept' }),
    })
    .meta({ id: 'VisitorRequest' }),
  responses: { 201: z.object({ token: z.string(), expiresAt: timestamp, visitorToken: z.string() }).meta({ id: 'VisitorToken' }) },
  refusals: { 403: 'SITE_NOT_ALLOWED: the owner of the persona has not named the website; CROSS_SITE', 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, body, client, call }, { identity, persona, limits }) => {
    await limits.use('guestFromAddress', client.network)
    const found = await persona.call(PersonaService.GetPersona, { slug: params.slug }, call)
    if (!isOpen(found)) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    if (!mayFrame(found.embedOrigins, body.origin))
      throw new DomainError('denied', 'SITE_NOT_ALLOWED', 'The owner of this AI persona has not allowed this website')
    const request = { token: body.visitorToken, origin: body.origin, personaId: found.id }
    const { token: visitorToken, guest } = await identity.call(IdentityService.IssueVisitorToken, request, call)
    if (!guest) throw new Error('identity issued no guest token')
    return { status: 201, body: { token: guest.token, expiresAt: guest.expiresAt, visitorToken } }
  },
})

/** Reports whether a website is among the allowed ones, or `*` allows every origin. A sandboxed page has none: its `null` is no origin. */
const mayFrame = (allowed: readonly string[], origin: string) =>
  URL.parse(origin)?.origin === origin && (allowed.includes('*') || allowed.includes(origin))
