import { type ClientSession, type Connection, Schema } from 'mongoose'
import { collectionOf } from '../stores/collection-of.ts'
import { inTransaction, isDuplicate } from '../stores/mongo.ts'
import type { EventEnvelope } from './event-bus.ts'

interface HandledEvent {
  _id: string
  at: Date
}

/** How long ids of handled events are kept, in seconds. Longer than redelivery is possible: Kafka keeps topics for 7 days. */
const keptSeconds = 14 * 24 * 3600

const schema = new Schema<HandledEvent>({ _id: String, at: Date }, { collection: 'handled_events', versionKey: false })
schema.index({ at: 1 }, { expireAfterSeconds: keptSeconds })

/** Runs `work` in a transaction unless the event was handled before. */
export type Deduplicate = (event: Pick<EventEnvelope, 'id'>, work: (session: ClientSession) => Promise<void>) => Promise<void>

/**
 * Makes a consumer idempotent: stores the event's id in the transaction of the work's writes, so that a redelivered event has no effect.
 */
export function deduplicator(connection: Connection, group: string): Deduplicate {
  const deduplicate = batchDeduplicator(connection, group)
  return (event, work) => deduplicate([event], (_fresh, session) => work(session))
}

/** Runs `work` in one transaction with the entries that were not handled before, each event once. Does not run it when there are none. */
export type DeduplicateBatch = <Entry extends Pick<EventEnvelope, 'id'>>(
  entries: readonly Entry[],
  work: (fresh: readonly Entry[], session: ClientSession) => Promise<void>,
) => Promise<void>

/** Makes a batch consumer idempotent. Stores the ids of all events by one command. */
export function batchDeduplicator(connection: Connection, group: string): DeduplicateBatch {
  const model = connection.model<HandledEvent>('HandledEvent', schema)
  const keyOf = (event: Pick<EventEnvelope, 'id'>) => `${group}:${event.id}`
  const run: DeduplicateBatch = (entries, work) =>
    inTransaction(connection, async (session) => {
      const at = new Date()
      await collectionOf(model).insertMany(
        entries.map((entry) => ({ _id: keyOf(entry), at })),
        { session },
      )
      await work(entries, session)
    })
  return async (entries, work) => {
    let fresh = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
    while (fresh.length > 0) {
      try {
        return await run(fresh, work)
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const handled = await model.find({ _id: { $in: fresh.map(keyOf) } }, { _id: 1 }).lean()
        // No id was stored before, so the work itself has violated another unique index.
        if (handled.length === 0) throw error
        const known = new Set(handled.map(({ _id }) => _id))
        fresh = fresh.filter((entry) => !known.has(keyOf(entry)))
      }
    }
  }
}
