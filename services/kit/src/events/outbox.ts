import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { Schema } from 'mongoose'
import { recorder } from '../trace-recorder.ts'
import type { EventEnvelope } from './event-bus.ts'
import type { OutboxEvent, Refusal } from './set-aside.ts'

const refusal = new Schema<Refusal>({ reason: String, at: Date }, { _id: false })

const entry = new Schema<OutboxEvent>(
  {
    id: { type: String, required: true },
    topic: { type: String, required: true },
    key: String,
    payload: Buffer,
    at: Date,
    traceparent: String,
    refused: { type: refusal, default: undefined },
  },
  { _id: false, id: false },
)

/**
 * Adds the field `outbox` to a schema: the events of a write, stored in the same document until the relay has published them. Its sparse
 * index covers only documents with events to publish.
 */
export function withOutbox(schema: Schema): void {
  schema.add({ outbox: { type: [entry], default: undefined } })
  schema.index({ 'outbox.at': 1 }, { sparse: true })
}

/** Events that are stored in a row of their own, because what they tell of may be deleted before they are published. */
export interface EventRow {
  at: Date
  outbox: EventEnvelope[]
}

const eventRowSeconds = 30 * 24 * 3600

/** Returns the schema of a collection of such rows. A row is removed 30 days after its `at`. */
export function eventRowSchema(collection: string): Schema<EventRow> {
  const schema = new Schema<EventRow>({ at: { type: Date, required: true } }, { collection, versionKey: false })
  withOutbox(schema)
  schema.index({ at: 1 }, { expireAfterSeconds: eventRowSeconds })
  return schema
}

/** Emits `created` for each event of this process, so that its relays expect a write. */
export const outboxEvents = new EventEmitter<{ created: [] }>().setMaxListeners(0)

/**
 * Creates an event for the outbox, within the active trace. Give a natural `id` where consumers must recognise the event when it is created
 * twice.
 */
export function createEvent(
  topic: string,
  key: string,
  payload: Buffer,
  { id = randomUUID() as string, at = new Date() } = {},
): EventEnvelope {
  outboxEvents.emit('created')
  const event = { id, topic, key, payload, at }
  const span = recorder?.active()
  return span ? { ...event, traceparent: span.traceparent } : event
}
