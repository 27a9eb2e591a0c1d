import { type Model, Schema } from 'mongoose'
import { collectionOf } from './collection-of.ts'
import { claimDue, fromNow } from './due-rows.ts'

/**
 * A tombstone: the id of a deleted object, kept while late writes may still add data of it. Times are those of the database's clock.
 */
export interface TombstoneRow {
  _id: string
  at: Date
  /** When the next sweep for late writes is due. */
  sweepAt: Date
}

export interface Tombstones {
  /** Stores a tombstone, or restarts its lifetime. */
  add: (id: string) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Makes the next sweep of a tombstone due at once, because the last one did not finish. */
  sweepAgain: (id: string) => Promise<void>
  /** Removes a tombstone once it is older than an hour, unless it still has events to publish. */
  removeExpired: (id: string) => Promise<void>
}

/**
 * The lifetime of a tombstone, in milliseconds. An access token is valid for 1 minute and a streamed answer takes at most 5: after an hour
 * no late write is possible.
 */
const keptMs = 3_600_000

/** The schema of tombstones in a collection. */
export function tombstoneSchema<Row extends TombstoneRow = TombstoneRow>(collection: string): Schema<Row> {
  const schema = new Schema<TombstoneRow>(
    { _id: String, at: { type: Date, required: true }, sweepAt: { type: Date, required: true } },
    { collection, versionKey: false },
  )
  schema.index({ sweepAt: 1 })
  return schema as unknown as Schema<Row>
}

/**
 * Stores tombstones in MongoDB, swept every `sweepMs`. A tombstone has no TTL index: the first sweep after its lifetime removes it, so that
 * none is lost while no replica runs.
 */
export function mongoTombstones<Row extends TombstoneRow>(model: Model<Row>, sweepMs: number): Tombstones {
  const rows = collectionOf<Row, TombstoneRow>(model)
  return {
    add: async (id) => {
      await rows.updateOne({ _id: id }, [{ $set: { at: '$$NOW', sweepAt: fromNow(sweepMs) } }], { upsert: true })
    },
    takeDue: async () => {
      const row = await claimDue(model, { field: 'sweepAt', claimMs: sweepMs })
      return row?._id ?? null
    },
    sweepAgain: async (id) => {
      await rows.updateOne({ _id: id }, [{ $set: { sweepAt: '$$NOW' } }])
    },
    removeExpired: async (id) => {
      const expired = { $lt: ['$at', { $subtract: ['$$NOW', keptMs] }] }
      await rows.deleteOne({ _id: id, $expr: expired, 'outbox.at': { $exists: false } })
    },
  }
}
