import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { idParams } from '../../../json/fields.ts'
import { route } from '../../../routing/route.ts'
import { leave, leftSchema } from './leave.ts'

export const startIssuerSignIn = route({
  method: 'post',
  path: '/api/oidc/{id}/start',
  summary: 'Begin a sign-in at an issuer',
  description:
    'The browser then opens `url`. The issuer sends it back to the page `/oidc/{id}`, whose query goes to `/api/oidc/{id}/finish` within 10 ' +
    'minutes.',
  anonymous: true,
  params: idParams,
  body: z
    .object({ next: z.string().max(1_000).optional().meta({ description: 'The path to open afterwards' }) })
    .meta({ id: 'StartOidcRequest' }),
  responses: { 200: leftSchema },
  headers: { 'Set-Cookie': 'Binds the sign-in to this browser' },
  refusals: { 404: 'ISSUER_NOT_FOUND', 429: 'TOO_MANY_TRIES', 503: 'ISSUER_UNAVAILABLE' },
  handle: async (context, ports) => {
    const { params, body, client, call } = context
    await ports.limits.use('oidcFromAddress', client.network)
    const request = { issuerId: params.id, next: body.next ?? '' }
    return { status: 200, body: leave(await ports.identity.call(IdentityService.StartIssuerSignIn, request, call), context, ports) }
  },
})
