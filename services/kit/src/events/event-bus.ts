/** One event. Consumers deduplicate by `id`; events with the same `key` keep their order. */
export interface EventEnvelope {
  id: string
  topic: string
  key: string
  payload: Buffer
  at: Date
  /** The span of the write that caused the event; absent when the write was not traced. */
  traceparent?: string
}

export interface Subscription {
  topic: string
  /** Each group receives every event at least once, shared among its members. All members of a group subscribe to the same topic. */
  group: string
  /**
   * Must be idempotent. After a rejection the event is retried: while a store or a service is away for as long as it takes, else a few times, and it
   * is then stored as a dead letter.
   */
  handle: (event: EventEnvelope) => Promise<void>
}

/** Carries events between services, at least once. */
export interface EventBus {
  /** Resolves once the events are durable; rejects when they may not be. */
  publish: (events: readonly EventEnvelope[]) => Promise<void>
  /** Starts a consumer; resolves to a stop function that waits for the event being handled, but not for its retries. */
  subscribe: (subscription: Subscription) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** The topic of events that could not be handled. */
export const deadLetterTopic = (topic: string) => `${topic}.dlq`
