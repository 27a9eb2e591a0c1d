import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema } from 'mongoose'

/** Somebody who has left; the id is the person. Times are by the database's clock. */
export interface DepartureRow {
  _id: string
  at: Date
  /** When somebody should look again whether anything of theirs has appeared. */
  lookAt: Date
  outbox?: EventEnvelope[]
}

const schema = new Schema<DepartureRow>(
  { _id: String, at: { type: Date, required: true }, lookAt: { type: Date, required: true } },
  { collection: 'departures', versionKey: false },
)
withOutbox(schema)
schema.index({ lookAt: 1 })

export const departureModel = (connection: Connection) => connection.model<DepartureRow>('Departure', schema)
