import { randomUUID } from 'node:crypto'
import { Schema } from 'mongoose'
import { recorder } from '../tracing/recorder.ts'
import type { EventEnvelope } from './event-bus.ts'

const entry = new Schema<EventEnvelope>(
  {
    id: { type: String, required: true },
    topic: { type: String, required: true },
    key: String,
    payload: Buffer,
    at: Date,
    traceparent: String,
  },
  { _id: false, id: false },
)

/**
 * Gives a schema the field `outbox`: the events of a write, stored with it in the same document until the relay has published
 * them. Its index holds only documents with something to send.
 */
export function withOutbox(schema: Schema): void {
  schema.add({ outbox: { type: [entry], default: undefined } })
  schema.index({ 'outbox.at': 1 }, { sparse: true })
}

/**
 * An event for the outbox, with the trace in which it is made. `id` may be given where the event is known by something else, so that it
 * can't be made twice.
 */
export function outgoing(
  topic: string,
  key: string,
  payload: Buffer,
  { id = randomUUID() as string, at = new Date() } = {},
): EventEnvelope {
  const event = { id, topic, key, payload, at }
  const span = recorder?.active()
  return span ? { ...event, traceparent: span.traceparent } : event
}
