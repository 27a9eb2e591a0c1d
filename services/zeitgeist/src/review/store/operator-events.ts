import { type EventRow, eventRowSchema } from '@rostra/kit/events/outbox'
import type { Connection } from 'mongoose'

const schema = eventRowSchema('operator_events')

/** The event of one operator's act. It is not stored in the entry, because a refresh may delete that before it is published. */
export const operatorEventModel = (connection: Connection) => connection.model<EventRow>('OperatorEvent', schema)
