import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { operatedListQuery, operatedPersonaSchema, toOperatedPersona } from '../../json/admin/operated.ts'
import { route } from '../../routing/route.ts'
import { decisionRoute } from './decision-route.ts'

export const searchPersonas = route({
  method: 'get',
  path: '/api/admin/personas',
  summary: 'List public and suspended personas, newest first',
  description: 'For admins. The search is words of the name, a slug, or the id of an owner.',
  membersOnly: true,
  query: operatedListQuery,
  responses: { 200: z.array(operatedPersonaSchema) },
  headers: { 'X-Total-Count': 'The number of matches, on every page' },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query: { suspended: suspendedOnly, ...query }, call }, { persona }) => {
    const { personas, total } = await persona.call(PersonaService.SearchPersonas, { ...query, suspendedOnly }, call)
    return { status: 200, body: personas.map(toOperatedPersona), headers: { 'X-Total-Count': String(total) } }
  },
})

export const suspendPersona = decisionRoute({
  path: '/api/admin/personas/{id}/suspend',
  summary: 'Suspend a persona',
  description: 'For admins. It is a 404 for everyone but its owner, who gets a mail with the reason. Its open reports are closed.',
  response: operatedPersonaSchema,
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'ALREADY_SUSPENDED' },
  decide: async ({ persona }, request, call) => toOperatedPersona(await persona.call(PersonaService.SuspendPersona, request, call)),
})

export const restorePersona = decisionRoute({
  path: '/api/admin/personas/{id}/restore',
  summary: 'End the suspension of a persona',
  description: 'For admins. The owner gets a mail.',
  response: operatedPersonaSchema,
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'NOT_SUSPENDED' },
  decide: async ({ persona }, request, call) => toOperatedPersona(await persona.call(PersonaService.RestorePersona, request, call)),
})
