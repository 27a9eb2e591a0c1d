import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { idParams } from '../../json/fields.ts'
import { ownModelSchema, toOwnModel } from '../../json/servers/own-model.ts'
import { route } from '../../routing/route.ts'

export const listOwnModels = route({
  method: 'get',
  path: '/api/own-models',
  summary: 'List the models of the member’s own that answer for personas',
  membersOnly: true,
  responses: { 200: z.array(ownModelSchema) },
  handle: async ({ call }, { persona }) => {
    const { models } = await persona.call(PersonaService.ListOwnModels, {}, call)
    return { status: 200, body: models.map(toOwnModel) }
  },
})

const inputSchema = z
  .object({
    baseUrl: z
      .string()
      .min(1)
      .max(500)
      .meta({
        override: { format: 'uri' },
        description: 'https, of the public internet: an OpenAI-compatible API, before `/chat/completions`',
      }),
    model: z.string().min(1).max(200),
    key: z.string().max(1_000).optional().meta({ description: 'Without it the stored key is kept, for the same server only' }),
  })
  .meta({ id: 'NewOwnModel' })

/** Longer than the 15 s of the try. */
const tryDeadlineMs = 20_000

const setOwnModel = route({
  method: 'put',
  path: '/api/bots/{id}/own-model',
  summary: 'Let a persona answer through a model that the member runs',
  description:
    'The model is asked for one token first, within 15 s. From then on it gets the persona’s instructions and the conversations. An empty key is ' +
    'for a server that needs none.',
  membersOnly: true,
  params: idParams,
  body: inputSchema,
  responses: { 200: ownModelSchema },
  refusals: {
    400: 'ADDRESS_NOT_ALLOWED or OWN_MODEL_FAILED',
    403: 'EMAIL_NOT_CONFIRMED or PERSONA_READ_ONLY',
    404: 'BOT_NOT_FOUND',
    429: 'RATE_LIMITED',
  },
  handle: async ({ params, body: { baseUrl, model, key }, client, call }, { persona, limits }) => {
    await limits.use('ownModel', limitKey(client))
    const request = { personaId: params.id, baseUrl, model, key: key ?? '', keepsKey: key === undefined }
    return {
      status: 200,
      body: toOwnModel(await persona.call(PersonaService.SetOwnModel, request, { ...call, deadlineMs: tryDeadlineMs })),
    }
  },
})

const removeOwnModel = route({
  method: 'delete',
  path: '/api/bots/{id}/own-model',
  summary: 'Let a persona answer through our models again',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'BOT_NOT_FOUND or OWN_MODEL_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    await persona.call(PersonaService.RemoveOwnModel, { personaId: params.id }, call)
    return { status: 204, body: undefined }
  },
})

export const ownModelRoutes = [listOwnModels, setOwnModel, removeOwnModel]
