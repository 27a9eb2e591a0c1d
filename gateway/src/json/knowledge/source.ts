import type { Source__Output } from '@rostra/proto/gen/rostra/persona/v1/Source'
import type { SourceKind } from '@rostra/proto/gen/rostra/persona/v1/SourceKind'
import type { SourceStatus } from '@rostra/proto/gen/rostra/persona/v1/SourceStatus'
import type { SourceVectors__Output } from '@rostra/proto/gen/rostra/persona/v1/SourceVectors'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

const meaning = z
  .object({
    passages: count.meta({ description: 'How many of its passages are found by their meaning' }),
    secondsLeft: count
      .nullable()
      .meta({ description: 'An estimate of the seconds until all are, a day at most; 0 once all are, null while it is unknown' }),
  })
  .meta({ id: 'SourceMeaning' })

export const sourceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['file', 'text', 'pair']).meta({ id: 'SourceKind', description: 'A pair is a question with its answer' }),
    title: z.string().meta({ description: 'The file’s name, the text’s title, or the question' }),
    bytes: count,
    pages: count.nullable().meta({ description: 'Null when it has no pages, or is not read yet' }),
    passages: count.meta({ description: '0 until it is ready' }),
    status: z
      .enum(['processing', 'ready', 'failed'])
      .meta({ id: 'SourceStatus', description: '`processing`: it is being read; `failed`: it could not be read' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, or what of it could not be read, and what its owner can do, as a sentence; null for neither' }),
    createdAt: timestamp,
    originalUntil: timestamp
      .nullable()
      .meta({ description: 'When the original is deleted; null when it is kept or gone, and until the source is ready' }),
    keepsOriginal: z.boolean().meta({ description: 'Whether the owner keeps the original' }),
    meaning: meaning
      .nullable()
      .meta({ description: 'How far the search by meaning is; null until it is ready, and where passages are found by words alone' }),
  })
  .meta({ id: 'Source', description: 'Something that a persona knows' })

type Source = z.infer<typeof sourceSchema>

const kinds: EnumNames<SourceKind, Source['kind']> = {
  SOURCE_KIND_UNSPECIFIED: undefined,
  SOURCE_KIND_FILE: 'file',
  SOURCE_KIND_TEXT: 'text',
  SOURCE_KIND_PAIR: 'pair',
}

const statuses: EnumNames<SourceStatus, Source['status']> = {
  SOURCE_STATUS_UNSPECIFIED: undefined,
  SOURCE_STATUS_PROCESSING: 'processing',
  SOURCE_STATUS_READY: 'ready',
  SOURCE_STATUS_FAILED: 'failed',
}

export const toSource = ({ kind, pages, status, reason, originalUntil, vectors, ...source }: Source__Output): Source => ({
  ...source,
  originalUntil: originalUntil || null,
  kind: fromWire(kinds, kind),
  pages: pages || null,
  status: fromWire(statuses, status),
  reason: reason || null,
  meaning: vectors && toMeaning(vectors, source.passages),
})

const toMeaning = ({ passages, secondsLeft }: SourceVectors__Output, all: number): Source['meaning'] => ({
  passages,
  secondsLeft: passages >= all ? 0 : secondsLeft || null,
})
