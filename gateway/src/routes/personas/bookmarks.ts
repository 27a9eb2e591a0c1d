import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { botSchema, toBot } from '../../json/bot.ts'
import { idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const savedPersonas = route({
  method: 'get',
  path: '/api/saved-personas',
  summary: 'List the personas that the member saved, newest first',
  description: 'At most 200. Those that are gone, or that the member may not see, are left out.',
  membersOnly: true,
  responses: { 200: z.array(botSchema) },
  handle: async ({ call }, { persona }) => {
    const { bookmarks } = await persona.call(PersonaService.ListBookmarks, {}, call)
    return { status: 200, body: bookmarks.flatMap(({ persona: saved }) => (saved ? [toBot(saved)] : [])) }
  },
})

const savePersona = route({
  method: 'put',
  path: '/api/bots/{id}/saved',
  summary: 'Save a persona for the member',
  description: 'A saved persona keeps its place in the list. A member saves at most 200.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'BOT_NOT_FOUND', 409: 'TOO_MANY_SAVED', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('bookmark', limitKey(client))
    await persona.call(PersonaService.AddBookmark, { personaId: params.id }, call)
    return { status: 204, body: undefined }
  },
})

const unsavePersona = route({
  method: 'delete',
  path: '/api/bots/{id}/saved',
  summary: 'Remove a persona from those that the member saved',
  description: 'Succeeds when it is not among them.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('bookmark', limitKey(client))
    await persona.call(PersonaService.RemoveBookmark, { personaId: params.id }, call)
    return { status: 204, body: undefined }
  },
})

export const bookmarkRoutes = [savedPersonas, savePersona, unsavePersona]
