import type { ZodType } from 'zod'
import type { EventEnvelope } from './event-bus.ts'
import { EventContractError } from './event-errors.ts'

interface Codec {
  topic: string
  deserialize: (payload: Buffer) => unknown
}

/** Reads an event's payload and checks it. Throws EventContractError for a payload that breaks the contract. */
export function readPayload<T>(event: Pick<EventEnvelope, 'payload'>, { topic, deserialize }: Codec, schema: ZodType<T>): T {
  let decoded: unknown
  try {
    decoded = deserialize(event.payload)
  } catch (cause) {
    throw new EventContractError(`The payload is no message of ${topic}`, { cause })
  }
  const { success, data, error } = schema.safeParse(decoded)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new EventContractError(`The payload breaks the contract of ${topic}: ${problems.join('; ')}`)
}
