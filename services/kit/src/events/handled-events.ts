import { type ClientSession, type Connection, Schema } from 'mongoose'
import { inTransaction, isDuplicate } from '../stores/mongo.ts'
import type { EventEnvelope } from './event-bus.ts'

interface HandledEvent {
  _id: string
  at: Date
}

/** Longer than an event can be redelivered: Kafka keeps topics for 7 days. */
const keptSeconds = 14 * 24 * 3600

const schema = new Schema<HandledEvent>({ _id: String, at: Date }, { collection: 'handled_events', versionKey: false })
schema.index({ at: 1 }, { expireAfterSeconds: keptSeconds })

/** Runs `work` in a transaction unless the event was handled before. */
export type Deduplicate = (event: Pick<EventEnvelope, 'id'>, work: (session: ClientSession) => Promise<void>) => Promise<void>

/** Makes a consumer idempotent: it stores the event's id in the transaction of the work's writes, so that a redelivered event has no effect. */
export function deduplicator(connection: Connection, group: string): Deduplicate {
  const model = connection.model<HandledEvent>('HandledEvent', schema)
  return async (event, work) => {
    try {
      await inTransaction(connection, async (session) => {
        await model.create([{ _id: `${group}:${event.id}`, at: new Date() }], { session })
        await work(session)
      })
    } catch (error) {
      if (isDuplicate(error) && (await model.exists({ _id: `${group}:${event.id}` }))) return
      throw error
    }
  }
}
