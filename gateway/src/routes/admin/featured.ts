import type { GetFeaturedResponse__Output } from '@rostra/proto/gen/rostra/persona/v1/GetFeaturedResponse'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { operatedPersonaSchema, toOperatedPersona } from '../../json/admin/operated.ts'
import { botSchema, toBot } from '../../json/bot.ts'
import { idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const featuredSchema = z
  .object({
    today: z.array(botSchema).meta({ description: 'On the landing page, in order' }),
    pinned: z.array(operatedPersonaSchema),
    excluded: z.array(operatedPersonaSchema),
  })
  .meta({ id: 'Featured' })

const toFeatured = ({ today, pinned, excluded }: GetFeaturedResponse__Output) => ({
  today: today.map(toBot),
  pinned: pinned.map(toOperatedPersona),
  excluded: excluded.map(toOperatedPersona),
})

const wireFeaturing = { pinned: 'FEATURING_PINNED', excluded: 'FEATURING_EXCLUDED', rotation: 'FEATURING_UNSPECIFIED' } as const

export const getFeatured = route({
  method: 'get',
  path: '/api/admin/featured',
  summary: 'Get who is featured today, pinned and excluded',
  description: 'For admins.',
  membersOnly: true,
  responses: { 200: featuredSchema },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ call }, { persona }) => ({
    status: 200,
    body: toFeatured(await persona.call(PersonaService.GetFeatured, {}, call)),
  }),
})

export const setFeaturing = route({
  method: 'put',
  path: '/api/admin/featured/{id}',
  summary: 'Pin a persona to the landing page, exclude it, or leave it to the rotation',
  description: 'For admins. Holds for today at once. At most four are pinned.',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: z.object({ featuring: z.enum(['pinned', 'excluded', 'rotation']) }).meta({ id: 'FeaturingRequest' }),
  responses: { 200: featuredSchema },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'TOO_MANY_PINNED, NOT_PUBLIC' },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('operate', limitKey(client))
    const request = { id: params.id, featuring: wireFeaturing[body.featuring] }
    return { status: 200, body: toFeatured(await persona.call(PersonaService.SetFeaturing, request, call)) }
  },
})
