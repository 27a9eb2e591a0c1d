import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { boundedText, idParams, limit, page } from '../../json/fields.ts'
import { foundPassageSchema, passageSchema, toFoundPassages, toPassage } from '../../json/knowledge/passage.ts'
import { route } from '../../routing/route.ts'
import { sourceParams } from './sources.ts'

export const listPassages = route({
  method: 'get',
  path: '/api/bots/{id}/knowledge/{sourceId}/passages',
  summary: 'List the passages of a source in their order',
  description: 'What was read from it. Empty until it is ready.',
  membersOnly: true,
  params: sourceParams,
  query: z.object({ page, limit: limit(20, 100) }),
  responses: { 200: z.array(passageSchema) },
  headers: { 'X-Total-Count': 'The number of passages, on every page' },
  refusals: { 404: 'BOT_NOT_FOUND, SOURCE_NOT_FOUND' },
  handle: async ({ params, query, call }, { persona }) => {
    const request = { personaId: params.id, sourceId: params.sourceId, ...query }
    const { passages, total } = await persona.call(PersonaService.ListPassages, request, call)
    return { status: 200, body: passages.map(toPassage), headers: { 'X-Total-Count': String(total) } }
  },
})

export const searchKnowledge = route({
  method: 'post',
  path: '/api/bots/{id}/knowledge/search',
  summary: 'Find the passages that a model would get with a message',
  description: 'The best first: at most 6, with at most 2,000 tokens together. Empty when nothing fits.',
  membersOnly: true,
  params: idParams,
  body: z.object({ query: boundedText('A question', 4_000) }).meta({ id: 'SearchKnowledgeRequest' }),
  responses: { 200: z.array(foundPassageSchema) },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('searchKnowledge', limitKey(client))
    const { passages } = await persona.call(PersonaService.SearchKnowledge, { personaId: params.id, query: body.query }, call)
    return { status: 200, body: toFoundPassages(passages) }
  },
})
