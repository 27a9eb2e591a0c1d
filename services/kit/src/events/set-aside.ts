import type { Collection, Document } from 'mongodb'
import type { EventEnvelope } from './event-bus.ts'

/** The mark of an event that the broker refused. The relay skips the event until it is put back. */
export interface Refusal {
  reason: string
  at: Date
}

/** An event in an outbox. */
export interface OutboxEvent extends EventEnvelope {
  refused?: Refusal
}

/** Matches documents with an event that is set aside. Uses the sparse index of `outbox.at`. */
const withSetAside = { 'outbox.at': { $exists: true }, 'outbox.refused': { $exists: true } }

/** Counts the documents of a collection that have an event set aside. */
export const countSetAside = (collection: Pick<Collection<Document>, 'countDocuments'>): Promise<number> =>
  collection.countDocuments(withSetAside, { hint: 'outbox.at_1' })

/** Lists the events of a collection that are set aside, at most 1,000 documents of them. */
export async function listSetAside(collection: Collection<Document>): Promise<{ documentId: unknown; event: OutboxEvent }[]> {
  const rows = await collection
    .find(withSetAside, { projection: { outbox: 1 }, hint: 'outbox.at_1' })
    .limit(1_000)
    .toArray()
  return rows.flatMap(({ _id, outbox }) =>
    (outbox as OutboxEvent[]).filter(({ refused }) => refused).map((event) => ({ documentId: _id, event })),
  )
}

/**
 * Removes the marks of all events of a collection that are set aside, so that the relay sends them again. Returns the number of documents.
 */
export async function putBack(collection: Collection<Document>): Promise<number> {
  const options = { arrayFilters: [{ 'event.refused': { $exists: true } }], hint: 'outbox.at_1' }
  const { modifiedCount } = await collection.updateMany(withSetAside, { $unset: { 'outbox.$[event].refused': 1 } }, options)
  return modifiedCount
}
