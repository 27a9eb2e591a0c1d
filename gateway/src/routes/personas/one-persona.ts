import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { botSchema, toFullBot } from '../../json/bot.ts'
import { idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const refusals = { 404: 'BOT_NOT_FOUND' }

export const personaById = route({
  method: 'get',
  path: '/api/bots/{id}',
  summary: 'Get a persona',
  params: idParams,
  responses: { 200: botSchema },
  refusals,
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: toFullBot(await persona.call(PersonaService.GetPersona, { id: params.id }, call)),
  }),
})

export const personaBySlug = route({
  method: 'get',
  path: '/api/bots/slug/{slug}',
  summary: 'Get a persona by its slug',
  params: z.object({ slug: z.string().min(1).max(200) }),
  responses: { 200: botSchema },
  refusals,
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: toFullBot(await persona.call(PersonaService.GetPersona, { slug: params.slug }, call)),
  }),
})
