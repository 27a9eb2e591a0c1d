import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { botSchema, toFullBot } from '../../json/bot.ts'
import { idParams } from '../../json/fields.ts'
import { personaFormSchema, toPersonaForm } from '../../json/persona-form.ts'
import { route } from '../../routing/route.ts'

export const createPersona = route({
  method: 'post',
  path: '/api/bots',
  summary: 'Create a persona',
  membersOnly: true,
  changesShared: true,
  body: personaFormSchema,
  responses: { 201: botSchema },
  refusals: {
    400: 'NAME_RESERVED, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    403: 'PERSONA_LIMIT, PRIVATE_NOT_ALLOWED, EMAIL_NOT_CONFIRMED, CROSS_SITE',
    409: 'SLUG_TAKEN, with a `suggestion`',
  },
  handle: async ({ body, client, call }, { persona, limits }) => {
    await limits.use('createPersona', limitKey(client))
    const created = await persona.call(PersonaService.CreatePersona, { form: toPersonaForm(body) }, call)
    return { status: 201, body: toFullBot(created) }
  },
})

const version = z
  .int()
  .min(0)
  .max(0xffff_ffff)
  .optional()
  .meta({ description: 'The edited version; without it, any version is overwritten' })

export const updatePersona = route({
  method: 'put',
  path: '/api/bots/{id}',
  summary: 'Save the form of an own persona',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: personaFormSchema.extend({ version }).meta({ id: 'PersonaUpdate' }),
  responses: { 200: botSchema },
  refusals: {
    400: 'NAME_RESERVED, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    403: 'PERSONA_READ_ONLY: one beyond the limit of the role; PRIVATE_NOT_ALLOWED, EMAIL_NOT_CONFIRMED, CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'SLUG_TAKEN, with a `suggestion`; EDITED_ELSEWHERE',
  },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(client))
    const request = { id: params.id, form: toPersonaForm(body), version: body.version }
    return { status: 200, body: toFullBot(await persona.call(PersonaService.UpdatePersona, request, call)) }
  },
})

export const deletePersona = route({
  method: 'delete',
  path: '/api/bots/{id}',
  summary: 'Delete an own persona with its votes, counts and versions',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(client))
    await persona.call(PersonaService.DeletePersona, { id: params.id }, call)
    return { status: 204, body: undefined }
  },
})
