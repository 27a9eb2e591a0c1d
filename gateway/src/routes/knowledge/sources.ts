import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'
import { boundedText, filled, id, idParams } from '../../json/fields.ts'
import { sourceSchema, toSource } from '../../json/knowledge/source.ts'

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

const textSource = z
  .object({
    title: boundedText('A title', 200),
    text: z
      .string()
      .max(200_000, 'A text must be at most 200,000 characters')
      .regex(/\S/, 'A text must not be empty')
      .meta({ description: 'Text or Markdown', override: filled }),
  })
  .meta({ id: 'TextSourceRequest' })

const pairSource = z
  .object({ question: boundedText('A question', 1_000), answer: boundedText('An answer', 4_000) })
  .meta({ id: 'PairSourceRequest' })

const fileSource = z
  .object({ file: z.string().meta({ format: 'binary', description: 'Text, Markdown, PDF or DOCX, at most 10 MB' }) })
  .meta({ id: 'FileSourceRequest' })

export const addSource = route({
  method: 'post',
  path: '/api/bots/{id}/knowledge',
  summary: 'Add a source to an own persona',
  description:
    'A file, a text, or a question with its answer. It is read in the background: its `status` is `processing` at first. ' +
    'A repeated call with the same `Idempotency-Key` (a UUID), or else with the same `X-Request-Id`, returns the source of the first call.',
  membersOnly: true,
  startsWork: true,
  longTexts: true,
  params: idParams,
  body: z.union([textSource, pairSource]),
  form: fileSource,
  responses: { 202: sourceSchema },
  refusals: {
    403: 'SOURCE_LIMIT: the role allows no further source; CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'SOURCE_EXISTS: the persona has a source with the same content',
    413: 'TOO_LARGE: the file is larger than 10 MB',
    415: 'UNSUPPORTED_TYPE: the file is not text, Markdown, PDF or DOCX',
    429: 'RATE_LIMITED; TOO_MANY_UPLOADS: 4 of the account are running',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('addSource', limitKey(client))
    const material = 'text' in body ? { text: body } : { pair: body }
    const source = await persona.call(
      PersonaService.AddSource,
      { personaId: params.id, requestId: call.requestId ?? '', ...material },
      call,
    )
    return { status: 202, body: toSource(source) }
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
