import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema } from 'mongoose'

/** The event of one operator's act. It is not stored in the entry, because a refresh may delete that before it is published. */
interface OperatorEventRow {
  at: Date
  outbox: EventEnvelope[]
}

const retentionSeconds = 30 * 24 * 3600

const schema = new Schema<OperatorEventRow>({ at: { type: Date, required: true } }, { collection: 'operator_events', versionKey: false })
withOutbox(schema)
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const operatorEventModel = (connection: Connection) => connection.model<OperatorEventRow>('OperatorEvent', schema)
