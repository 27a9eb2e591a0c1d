/** One event on its way. `id` is what consumers count it by; `key` keeps the order of what it is about. */
export interface EventEnvelope {
  id: string
  topic: string
  key: string
  payload: Buffer
  at: Date
  /** The span of the write that caused it; absent when that wasn't traced. */
  traceparent?: string
}

export interface Subscription {
  topic: string
  /** Every group gets every event once or more; its members share them. A group has one topic: on Kafka its members have to agree on that. */
  group: string
  /** Must be idempotent. A rejection is tried again, then the event goes to the dead letters. */
  handle: (event: EventEnvelope) => Promise<void>
}

/** Carries events between services, at least once. */
export interface EventBus {
  /** Resolves once the events are safe; rejects when they may not be. */
  publish: (events: readonly EventEnvelope[]) => Promise<void>
  /** Starts handling; resolves to a function that ends it after the event at hand. */
  subscribe: (subscription: Subscription) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** Where events go that could not be handled. */
export const deadLetterTopic = (topic: string) => `${topic}.dlq`
