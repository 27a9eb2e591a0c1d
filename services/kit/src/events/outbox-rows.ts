import type { Connection } from 'mongoose'
import type { DocumentId, OutboxEntry } from './outbox-batches.ts'
import type { OutboxEvent } from './set-aside.ts'

/** The most documents of a collection in one read, and the most events of each, so that a document with many does not delay the others. */
const documentsAtOnce = 200
const eventsPerDocument = 100

/** The events to publish from the outboxes of a service. */
interface OutboxRows {
  /** The events of the oldest documents of each collection first, and those of a document in order. */
  entries: OutboxEntry[]
  /** The creation time of the oldest event. */
  oldestAt: Date | undefined
  /** Whether a collection may have further events. */
  isMoreLeft: boolean
}

/** Documents to leave out, by collection. */
type SkippedDocuments = ReadonlyMap<string, readonly unknown[]>

interface WithOutbox {
  _id: DocumentId
  outbox: OutboxEvent[]
}

interface Row extends WithOutbox {
  collection: string
}

/**
 * Reads the outboxes of several collections by one command, with read concern `majority`, because a write that the majority does not have
 * may be rolled back.
 */
export async function readOutboxes(connection: Connection, collections: readonly string[], skipped: SkippedDocuments): Promise<OutboxRows> {
  const [first, ...others] = collections.map((name) => ({ name, pipeline: waitingDocuments(name, skipped.get(name) ?? []) }))
  if (!first) return { entries: [], oldestAt: undefined, isMoreLeft: false }
  const pipeline = [...first.pipeline, ...others.map(({ name, pipeline }) => ({ $unionWith: { coll: name, pipeline } }))]
  // One more than the possible rows, so that the first reply is also the last.
  const options = { batchSize: collections.length * documentsAtOnce + 1, promoteBuffers: true }
  const rows = distinct(await connection.collection(first.name).aggregate<Row>(pipeline, options).toArray())
  const counts = Map.groupBy(rows, ({ collection }) => collection)
  return {
    entries: rows.flatMap(({ _id, collection, outbox }) =>
      outbox.map(({ refused: _refused, ...event }) => ({ collection, documentId: _id, event })),
    ),
    oldestAt: rows
      .map(({ outbox }) => outbox[0]?.at)
      .filter((at) => at !== undefined)
      .reduce<Date | undefined>((oldest, at) => (oldest && oldest <= at ? oldest : at), undefined),
    isMoreLeft:
      [...counts.values()].some(({ length }) => length === documentsAtOnce) ||
      rows.some(({ outbox }) => outbox.length === eventsPerDocument),
  }
}

/**
 * Removes duplicate documents. MongoDB may return a document several times while the first document with two events is added to the index:
 * the query was planned for an index with one entry per document.
 */
const distinct = (rows: Row[]): Row[] => [...new Map(rows.map((row) => [`${row.collection} ${row._id}`, row])).values()]

/** The oldest documents of a collection with events to publish, by the index of `outbox.at`. */
export const waitingDocuments = (collection: string, skipped: readonly unknown[] = []) => [
  {
    $match: {
      outbox: { $elemMatch: { at: { $exists: true }, refused: { $exists: false } } },
      'outbox.at': { $exists: true },
      ...(skipped.length > 0 && { _id: { $nin: skipped } }),
    },
  },
  { $sort: { 'outbox.at': 1 as const } },
  { $limit: documentsAtOnce },
  {
    $project: {
      collection: { $literal: collection },
      outbox: { $filter: { input: '$outbox', cond: { $not: ['$$this.refused'] }, limit: eventsPerDocument } },
    },
  },
]

/**
 * Removes published events from their documents, by one command per collection. Keeps other events of a document. Waits for the majority,
 * because the next read would otherwise return the same events.
 */
export async function removePublished(connection: Connection, published: readonly OutboxEntry[]): Promise<void> {
  for (const [collection, entries] of Map.groupBy(published, ({ collection }) => collection)) {
    const documents = [...new Set(entries.map(({ documentId }) => documentId))]
    const events = entries.map(({ event }) => event.id)
    await connection
      .collection<WithOutbox>(collection)
      .updateMany({ _id: { $in: documents } }, { $pull: { outbox: { id: { $in: events } } } })
  }
}

/** Marks an event that the broker refuses: it stays in its document with the reason, and the relay no longer reads it. */
export async function setAside(connection: Connection, { collection, documentId, event }: OutboxEntry, reason: string): Promise<void> {
  const refused = { reason, at: new Date() }
  await connection
    .collection<WithOutbox>(collection)
    .updateOne({ _id: documentId, 'outbox.id': event.id }, { $set: { 'outbox.$.refused': refused } })
}
