import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { botSchema, toWholeBot } from '../../json/bot.ts'
import { idParams } from '../../json/inputs.ts'

const refusals = { 404: 'BOT_NOT_FOUND' }

export const personaById = route({
  method: 'get',
  path: '/api/bots/{id}',
  summary: 'A persona',
  params: idParams,
  answers: { 200: botSchema },
  refusals,
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: toWholeBot(await persona.call(PersonaService.GetPersona, { id: params.id }, call)),
  }),
})

export const personaBySlug = route({
  method: 'get',
  path: '/api/bots/slug/{slug}',
  summary: 'A persona by its slug',
  params: z.object({ slug: z.string().min(1).max(200) }),
  answers: { 200: botSchema },
  refusals,
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: toWholeBot(await persona.call(PersonaService.GetPersona, { slug: params.slug }, call)),
  }),
})
