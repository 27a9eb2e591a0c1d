import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import type { AddSourceRequest } from '@rostra/proto/gen/rostra/persona/v1/AddSourceRequest'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { checkFormHeaders, type FileRules, isForm, receiveFile } from '../../http/uploads/receive-file.ts'
import { boundedText, filled, idParams } from '../../json/fields.ts'
import { sourceSchema, toSource } from '../../json/knowledge/source.ts'
import { filledLinePattern, filledLinesPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'

/** The extensions of the files that the persona service reads. The service also checks the content. */
const extension = /\.(?:txt|md|markdown|html?|xhtml|csv|tsv|srt|vtt|pdf|docx|odt|pptx|xlsx|epub)$/i

const fileRules: FileRules = {
  maxBytes: 10 * 1024 * 1024,
  checkName: (name) => {
    if (extension.test(name)) return
    const message =
      'Only these files can be read: PDF, Word (.docx), OpenDocument (.odt), PowerPoint (.pptx), Excel (.xlsx), EPUB, web pages, Markdown, CSV, subtitles (.srt, .vtt) and text'
    throw new DomainError('invalid', 'UNSUPPORTED_TYPE', message, { fields: { file: message } })
  },
}

/** The time limit of a call that stores a file, in milliseconds. */
const fileCallMs = 30_000

const idempotencyHeader = z.object({
  'Idempotency-Key': z.guid().optional().meta({ description: 'A repeat with the same key returns the source of the first call' }),
})

const textSource = z
  .object({
    title: boundedText('A title', 200, filledLinePattern),
    text: z
      .string()
      .max(200_000, 'A text must be at most 200,000 characters')
      .regex(/\S/, 'A text must not be empty')
      .meta({ description: 'Text or Markdown', override: filled }),
  })
  .meta({ id: 'TextSourceRequest' })

const pairSource = z
  .object({ question: boundedText('A question', 1_000, filledLinesPattern), answer: boundedText('An answer', 4_000, filledLinesPattern) })
  .meta({ id: 'PairSourceRequest' })

const fileSource = z
  .object({
    file: z
      .string()
      .meta({ format: 'binary', description: 'PDF, DOCX, ODT, PPTX, XLSX, EPUB, HTML, Markdown, CSV, SRT, VTT or text, at most 10 MB' }),
  })
  .meta({ id: 'FileSourceRequest' })

export const addSource = route({
  method: 'post',
  path: '/api/bots/{id}/knowledge',
  summary: 'Add a source to an own persona',
  description:
    'A file, a text, or a question with its answer. It is read in the background: its `status` is `processing` at first. ' +
    'A repeated call with the same `Idempotency-Key` (a UUID) returns the source of the first call. A JSON body has at most 256 KiB: a longer text is sent as a file.',
  membersOnly: true,
  startsWork: true,
  longTexts: true,
  params: idParams,
  body: z.union([textSource, pairSource]).meta({ id: 'AddSourceRequest' }),
  form: fileSource,
  requestHeaders: idempotencyHeader,
  responses: { 202: sourceSchema },
  refusals: {
    403: 'PERSONA_READ_ONLY, SOURCE_LIMIT: the role allows no further source; STORAGE_QUOTA: the account has no room for it; CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'SOURCE_EXISTS: the persona has a source with the same content; REQUEST_ID_REUSED: the key was used for another one',
    408: 'UPLOAD_TOO_SLOW: the file takes longer than 2 minutes, or less than 64 KiB of it arrive in 10 seconds',
    413: 'TOO_LARGE: the file is larger than 10 MB',
    415: 'UNSUPPORTED_TYPE: the file is of no type that is read',
    429: 'RATE_LIMITED; TOO_MANY_UPLOADS: 4 of the account are running',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async (context, { persona, limits, uploads }) => {
    const { params, body, headers, client, call, request, response } = context
    // Without a key, the gateway's own retries are one request.
    const requestId = headers['Idempotency-Key'] ?? randomUUID()
    const add = async (material: Partial<AddSourceRequest>, options: CallOptions) => {
      const added = await persona.call(PersonaService.AddSource, { personaId: params.id, requestId, ...material }, options)
      return { status: 202 as const, body: toSource(added) }
    }
    if (!isForm(request)) {
      await limits.use('addSource', limitKey(client))
      return add('text' in body ? { text: body } : { pair: body }, call)
    }
    checkFormHeaders(request, fileRules)
    return uploads.run(client, async () => {
      await limits.use('addSource', limitKey(client))
      const file = await receiveFile(request, response, fileRules, { signal: call.signal, pace: uploads.pace })
      return add({ file }, { ...call, deadlineMs: fileCallMs, repeat: false })
    })
  },
})
