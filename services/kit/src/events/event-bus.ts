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

export interface Group {
  topic: string
  /** Each group receives every event at least once, shared among its members. All members of a group subscribe to the same topic. */
  group: string
}

/** Handles events one by one. */
export interface EventSubscription extends Group {
  /**
   * Must be idempotent. After a rejection because a store or a service is unavailable, the event's partition pauses and is retried without
   * a limit. After an EventContractError the event becomes a dead letter at once, after any other error once a few retries have failed.
   */
  handle: (event: EventEnvelope) => Promise<void>
}

/** Handles events in batches, for consumers for which a batch costs far less than its single events. */
export interface BatchSubscription extends Group {
  /**
   * Gets 1 to `maxBatch` events in their order. Must be idempotent. A rejection has the same effect as for one event, except that instead
   * of a dead letter the events are delivered again as batches of one. Only events that fail again become dead letters.
   */
  handleBatch: (events: readonly EventEnvelope[]) => Promise<void>
}

export type Subscription = EventSubscription | BatchSubscription

/** The most events of one batch. */
export const maxBatch = 500

/** The dead letters of one consumer group. */
export interface DeadLetterSummary {
  topic: string
  group: string
  count: number
  /** When the first of them failed. */
  oldestAt: Date
  /** The error of the latest one, at most 500 characters. */
  lastError: string
}

/** Carries events between services, at least once. */
export interface EventBus {
  /**
   * Resolves once the events are durable; rejects when they may not be. Rejects with UndeliveredEventsError when only some of them are not,
   * and with EventsRefusedError when the broker refuses at least one of them for good.
   */
  publish: (events: readonly EventEnvelope[]) => Promise<void>
  /** Starts a consumer; resolves to a stop function that waits for the event or batch being handled, but not for its retries. */
  subscribe: (subscription: Subscription) => Promise<() => Promise<void>>
  /** Lists the dead letters that were not replayed, by topic and group, of topics that begin with the prefix. */
  deadLetters: (topicPrefix?: string) => Promise<DeadLetterSummary[]>
  /** Delivers the dead letters of a topic again to the groups that failed them. Returns their number. */
  replayDeadLetters: (topic: string) => Promise<number>
  /** Lists the groups whose consumer in this process is not a member: it is joining, or failed and is being replaced. */
  notConsuming: () => string[]
  close: () => Promise<void>
}

/** The topic of events that could not be handled. */
export const deadLetterTopic = (topic: string) => `${topic}.dlq`

export const isDeadLetterTopic = (topic: string) => topic.endsWith(deadLetterTopic(''))
