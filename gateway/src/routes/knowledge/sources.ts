import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { id, idParams } from '../../json/fields.ts'
import { sourceSchema, toSource } from '../../json/knowledge/source.ts'
import { route } from '../../routing/route.ts'

export const sourceParams = z.object({ id, sourceId: id })

export const listSources = route({
  method: 'get',
  path: '/api/bots/{id}/knowledge',
  summary: 'List the sources of an own persona, newest first',
  membersOnly: true,
  params: idParams,
  responses: { 200: z.array(sourceSchema) },
  headers: { 'X-Source-Limit': 'How many sources the persona may have. Failed ones do not count' },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    const { sources, limit } = await persona.call(PersonaService.ListSources, { personaId: params.id }, call)
    return { status: 200, body: sources.map(toSource), headers: { 'X-Source-Limit': String(limit) } }
  },
})

export const keepOriginal = route({
  method: 'patch',
  path: '/api/bots/{id}/knowledge/{sourceId}',
  summary: 'Keep the original of a source, or let it go',
  description: 'An original is deleted 7 days after it was read, unless its owner keeps it. What was read stays.',
  membersOnly: true,
  params: sourceParams,
  body: z.object({ keepsOriginal: z.boolean() }).meta({ id: 'KeepOriginalRequest' }),
  responses: { 200: sourceSchema },
  refusals: {
    404: 'BOT_NOT_FOUND, SOURCE_NOT_FOUND',
    409: 'NO_ORIGINAL: it is still being read, could not be read, or its original is gone',
  },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('changeKnowledge', limitKey(client))
    const request = { personaId: params.id, sourceId: params.sourceId, keep: body.keepsOriginal }
    return { status: 200, body: toSource(await persona.call(PersonaService.KeepOriginal, request, call)) }
  },
})

export const deleteSource = route({
  method: 'delete',
  path: '/api/bots/{id}/knowledge/{sourceId}',
  summary: 'Delete a source of an own persona',
  description: 'Its passages are found no more.',
  membersOnly: true,
  params: sourceParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'BOT_NOT_FOUND, SOURCE_NOT_FOUND' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('changeKnowledge', limitKey(client))
    await persona.call(PersonaService.DeleteSource, { personaId: params.id, sourceId: params.sourceId }, call)
    return { status: 204, body: undefined }
  },
})
