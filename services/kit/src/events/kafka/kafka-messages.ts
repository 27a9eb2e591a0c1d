import type { KafkaMessage } from 'kafkajs'
import type { EventEnvelope } from '../event-bus.ts'

/** Returns whether a message is for this group: a replayed dead letter names the one group that failed it. */
export function isForGroup(message: KafkaMessage, group: string): boolean {
  const only = message.headers?.group?.toString()
  return only === undefined || only === group
}

/** The event's time is a header: Kafka rejects a batch with a message whose timestamp a fast clock has set an hour ahead. */
export function toMessage({ id, key, payload, at, traceparent }: EventEnvelope, extraHeaders: Record<string, string>) {
  const trace = traceparent ? { traceparent } : {}
  return { key, value: payload, headers: { 'event-id': id, 'event-at': at.toISOString(), ...trace, ...extraHeaders } }
}

/** A foreign message is identified by topic, partition and offset. Its payload breaks the contract, so it goes to the dead-letter topic. */
export function toEnvelope(topic: string, partition: number, { key, value, headers, timestamp, offset }: KafkaMessage): EventEnvelope {
  const id = headers?.['event-id']?.toString() || `${topic}/${partition}/${offset}`
  const at = firstDate([headers?.['event-at']?.toString() ?? '', Number(timestamp)])
  const traceparent = headers?.traceparent?.toString()
  return { id, topic, key: key?.toString() ?? '', payload: value ?? Buffer.alloc(0), at, ...(traceparent ? { traceparent } : {}) }
}

/** Returns the first value that is a date, else now. A date that is none cannot be written into the header of a dead letter. */
function firstDate(values: readonly (string | number)[]): Date {
  const dates = values.map((value) => new Date(value))
  return dates.find((date) => !Number.isNaN(date.getTime())) ?? new Date()
}
