import { type ClientSession, type Connection, Schema } from 'mongoose'
import { inTransaction, isDuplicate } from '../mongo.ts'
import type { EventEnvelope } from './event-bus.ts'

interface HandledEvent {
  _id: string
  at: Date
}

/** Longer than any event can come again: Kafka keeps topics for 7 days. */
const rememberedSeconds = 14 * 24 * 3600

const schema = new Schema<HandledEvent>({ _id: String, at: Date }, { collection: 'handled_events', versionKey: false })
schema.index({ at: 1 }, { expireAfterSeconds: rememberedSeconds })

export type Once = (event: EventEnvelope, work: (session: ClientSession) => Promise<void>) => Promise<void>

/** Makes a consumer idempotent: the event's id and the work's writes are one transaction, so an event that comes again does nothing. */
export function onceFor(connection: Connection, group: string): Once {
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
