import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { botSchema, toWholeBot } from '../../json/bot.ts'
import { idParams } from '../../json/inputs.ts'
import { personaFormSchema, toPersonaForm } from '../../json/persona-form.ts'

export const createPersona = route({
  method: 'post',
  path: '/api/bots',
  summary: 'Make a persona',
  membersOnly: true,
  changesShared: true,
  body: personaFormSchema,
  answers: { 201: botSchema },
  refusals: { 403: 'PERSONA_LIMIT, PRIVATE_NOT_ALLOWED, CROSS_SITE', 409: 'SLUG_TAKEN, with a `suggestion`' },
  handle: async ({ body, visitor, call }, { persona, limits }) => {
    await limits.use('createPersona', limitKey(visitor))
    const made = await persona.call(PersonaService.CreatePersona, { form: toPersonaForm(body) }, call)
    return { status: 201, body: toWholeBot(made) }
  },
})

const version = z.int().min(0).max(0xffff_ffff).optional().meta({ description: 'Of the persona that was edited; absent to write over any' })

export const updatePersona = route({
  method: 'put',
  path: '/api/bots/{id}',
  summary: 'Replace what the form of a persona of one’s own holds',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: personaFormSchema.extend({ version }),
  answers: { 200: botSchema },
  refusals: {
    403: 'PRIVATE_NOT_ALLOWED, CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'SLUG_TAKEN, with a `suggestion`; EDITED_ELSEWHERE',
  },
  handle: async ({ params, body, visitor, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(visitor))
    const request = { id: params.id, form: toPersonaForm(body), version: body.version }
    return { status: 200, body: toWholeBot(await persona.call(PersonaService.UpdatePersona, request, call)) }
  },
})

export const deletePersona = route({
  method: 'delete',
  path: '/api/bots/{id}',
  summary: 'Delete a persona of one’s own, with its votes, counts and versions',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  answers: { 204: z.undefined() },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, visitor, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(visitor))
    await persona.call(PersonaService.DeletePersona, { id: params.id }, call)
    return { status: 204, body: undefined }
  },
})
