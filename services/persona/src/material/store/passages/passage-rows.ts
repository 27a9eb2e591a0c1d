import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Batch } from '@rostra/kit/async/run-batches'
import { batchDeletion, rowsPerBatch } from '@rostra/kit/stores/batched-rows'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, mongo, Schema } from 'mongoose'
import type { Passage, Reading } from '../../domain/passages/passage.ts'
import type { StoredSegments } from '../../domain/passages/ports.ts'

/**
 * What the rows of readings share. The id is persona, source, reading and number: the rows of
 * each of them are a range of ids, and need no further index.
 */
interface ReadingRow extends Reading {
  _id: string
}

export interface PassageRow extends ReadingRow, Passage {
  index: number
  /** Those of the text, as `encodeTerms` returns them. */
  terms?: string
  /** The version of the terms. */
  textVersion?: number
}

export interface SegmentRow extends ReadingRow {
  part: number
  /** The version of the terms of an index. */
  textVersion?: number
  bytes: Buffer | mongo.Binary
}

const text = { type: String, required: true } as const
const reading = { _id: text, personaId: text, sourceId: text, readingId: text }
const bytes = { type: Buffer, required: true } as const

const passageSchema = new Schema<PassageRow>(
  {
    ...reading,
    index: { type: Number, required: true },
    page: { type: Number, default: null },
    pageLabel: String,
    heading: { type: String, default: '' },
    text: { type: String, default: '' },
    otherQuestions: { type: [String], default: undefined },
    terms: String,
    textVersion: Number,
  },
  { collection: 'passages', versionKey: false },
)
const indexSchema = new Schema<SegmentRow>(
  { ...reading, part: { type: Number, required: true }, textVersion: { type: Number, required: true }, bytes },
  { collection: 'passage_indexes', versionKey: false },
)
// For segments of an earlier version.
indexSchema.index({ textVersion: 1 })
const vectorSchema = new Schema<SegmentRow & { model: string }>(
  { ...reading, model: text, part: { type: Number, required: true }, bytes },
  { collection: 'passage_vectors', versionKey: false },
)

export const passageModel = (connection: Connection) => connection.model<PassageRow>('Passage', passageSchema)
export const passageIndexModel = (connection: Connection) => connection.model<SegmentRow>('PassageIndex', indexSchema)
export const passageVectorModel = (connection: Connection) =>
  connection.model<SegmentRow & { model: string }>('PassageVector', vectorSchema)

/** Maximum milliseconds of a read on the server. */
export const maxTimeMS = 4_000
const separator = '/'
const numberDigits = 7

/** Returns the id of a row. A reading has 10 million rows at most. */
export const rowId = ({ personaId, sourceId, readingId }: Reading, number: number): string =>
  [personaId, sourceId, readingId, String(number).padStart(numberDigits, '0')].join(separator)

/** Returns the fields that name a row. */
export const rowOf = ({ personaId, sourceId, readingId }: Reading, number: number): ReadingRow => ({
  _id: rowId({ personaId, sourceId, readingId }, number),
  personaId,
  sourceId,
  readingId,
})

/** Returns the ids that begin with these parts, as a range. */
export const idsBelow = (...parts: string[]) => {
  const prefix = parts.join(separator)
  return { $gte: `${prefix}${separator}`, $lt: `${prefix}${String.fromCharCode(separator.charCodeAt(0) + 1)}` }
}

/** Deletes the rows of a source, of every reading but `except`. */
export function sourceDeletion(
  model: Pick<Model<unknown>, 'collection'>,
  source: { personaId: string; sourceId: string },
  except?: string,
): Batch[] {
  const { personaId, sourceId } = source
  const { $gte, $lt } = idsBelow(personaId, sourceId)
  if (except === undefined) return [batchDeletion(model, { _id: { $gte, $lt } }, '_id')]
  const kept = idsBelow(personaId, sourceId, except)
  return [batchDeletion(model, { _id: { $gte, $lt: kept.$gte } }, '_id'), batchDeletion(model, { _id: { $gte: kept.$lt, $lt } }, '_id')]
}

/** Deletes the rows of a persona. */
export const personaDeletion = (model: Pick<Model<unknown>, 'collection'>, personaId: string): Batch =>
  batchDeletion(model, { _id: idsBelow(personaId) }, '_id')

/** Adds rows, 100 a command. Rows that are stored already are kept: those of one reading never differ. */
export async function addRows<Row extends ReadingRow>(model: Model<Row>, rows: AsyncIterable<Row>, signal: AbortSignal): Promise<void> {
  let batch: Row[] = []
  const flush = async () => {
    signal.throwIfAborted()
    await insertMissing(model, batch)
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === rowsPerBatch) await flush()
  }
  if (batch.length > 0) await flush()
}

/** Inserts rows. Those that are stored already are kept. */
export async function insertMissing<Row extends ReadingRow>(model: Model<Row>, rows: Row[]): Promise<void> {
  try {
    await collectionOf(model).insertMany(rows as mongo.OptionalUnlessRequiredId<Row>[], { ordered: false })
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError) || !isOnlyDuplicates(error)) throw error
  }
}

const isOnlyDuplicates = (error: mongo.MongoBulkWriteError): boolean => {
  const failures = [error.writeErrors].flat()
  return isDuplicate(error) && failures.every(({ code }) => code === error.code) && error.result.getWriteConcernError() === undefined
}

/** Stores each segment that the generator yields, and lets other work run between its steps. */
export async function addSegments<Row extends SegmentRow>(
  model: Model<Row>,
  reading: Reading,
  steps: Iterable<Uint8Array | undefined>,
  fields: Partial<Row>,
  signal: AbortSignal,
): Promise<void> {
  let part = 0
  for (const bytes of steps) {
    signal.throwIfAborted()
    if (bytes) await insertMissing(model, [{ ...rowOf(reading, part), ...fields, part: part++, bytes: Buffer.from(bytes) } as Row])
    else await nextTurn()
  }
}

/** Returns a copy of the bytes of a segment: the driver's are a part of a whole batch. */
export const bytesOf = ({ bytes }: Pick<SegmentRow, 'bytes'>): Uint8Array => Uint8Array.from(Buffer.isBuffer(bytes) ? bytes : bytes.buffer)

/** Runs a generator to its end, and lets other work run between its steps. */
export async function inTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}

/** Reads the segments of readings of one persona. `filter`: which of them. */
export async function readSegments(
  { collection }: Pick<Model<unknown>, 'collection'>,
  personaId: string,
  readings: readonly Reading[],
  filter: object = {},
): Promise<StoredSegments> {
  const ids = readings.map(({ sourceId, readingId }) => ({ _id: idsBelow(personaId, sourceId, readingId) }))
  const found: StoredSegments = new Map()
  if (ids.length === 0) return found
  const where = { ...(ids.length === 1 ? ids[0] : { $or: ids }), ...filter }
  const rows = collection.find<SegmentRow>(where as object, { projection: { readingId: 1, part: 1, bytes: 1 }, maxTimeMS })
  for await (const { readingId, bytes } of rows.sort({ _id: 1 })) {
    const copy = bytesOf({ bytes })
    const parts = found.get(readingId)
    if (parts) parts.push(copy)
    else found.set(readingId, [copy])
  }
  return found
}
