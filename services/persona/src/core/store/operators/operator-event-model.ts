import { type EventRow, eventRowSchema } from '@rostra/kit/events/outbox'
import type { Connection } from 'mongoose'

const schema = eventRowSchema('operator_events')

/** The events of one operator's act. They are not stored in the persona, because its owner may delete it before they are published. */
export const operatorEventModel = (connection: Connection) => connection.model<EventRow>('OperatorEvent', schema)
