import { setTimeout as sleep } from 'node:timers/promises'
import { type EpisodeLog, logEpisodes } from '../episode-log.ts'
import { isUnavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'
import { storeFailure } from '../stores/store-failure.ts'
import { openSpan } from '../tracing/spans.ts'
import type { EventEnvelope, EventSubscription, Subscription } from './event-bus.ts'

export interface Delivery {
  log: Log
  /**
   * Milliseconds to wait before each retry. After the last one the event becomes a dead letter, unless a store or a service is away: the last
   * wait is then repeated until it is back.
   */
  retryDelaysMs: readonly number[]
  /** Of the subscription: `outageLog`. */
  outage: EpisodeLog
  /** Aborts when the consumer stops. An event whose retry is due then stays undelivered. */
  signal: AbortSignal
  /** Called before each retry, to keep the consumer's place in its group. */
  keepAlive?: () => Promise<void>
  /** Stores an event that could not be handled. A rejection leaves the event undelivered. */
  storeDeadLetter: (event: EventEnvelope, group: string, error: unknown) => Promise<void>
}

/** Milliseconds without a repeated event after which a handled one ends an outage. */
const quietMs = 5_000

/** Logs once when a subscription repeats events because a store or a service is away, and once when it handles events again. */
export function outageLog(log: Log, { topic, group }: Subscription): EpisodeLog {
  const texts = { began: 'events are repeated until a store or a service is back', ended: 'events are handled again', quietMs }
  return logEpisodes(log, texts, { topic, group })
}

/** Retry delays in production: 2.6 s in all. */
export const defaultRetryDelaysMs = [100, 500, 2_000]

/**
 * Delivers one event to one subscriber, with retries, within the event's trace. Resolves when it is handled or stored as a dead letter. Rejects
 * when the consumer stops before.
 */
export async function deliver(event: EventEnvelope, subscription: EventSubscription, delivery: Delivery): Promise<void> {
  const { topic, group } = subscription
  const attributes = { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group }
  const span = openSpan(`process ${topic}`, { kind: 'consumer', parent: event.traceparent, attributes })
  if (!span) return void (await handled(event, subscription, delivery, () => undefined))
  let failed = true
  try {
    failed = await span.run(() => handled(event, subscription, delivery, () => span.event('retried')))
  } finally {
    span.end(failed)
  }
}

/** Returns true when the event became a dead letter. */
async function handled(event: EventEnvelope, subscription: EventSubscription, delivery: Delivery, onRetry: () => void): Promise<boolean> {
  const { topic, group, handle } = subscription
  const failure = await withRetries({ count: 1, topic, group, run: () => handle(event), onRetry }, delivery)
  if (!failure) return false
  delivery.log.error({ err: failure.error, topic, group, eventId: event.id }, 'an event failed every retry and becomes a dead letter')
  await delivery.storeDeadLetter(event, group, failure.error)
  eventsHandled.inc({ topic, group, result: 'dead' })
  return true
}

export interface Attempts {
  topic: string
  group: string
  /** How many events `run` handles. */
  count: number
  run: () => Promise<void>
  onRetry?: () => void
}

/** Runs until it succeeds, with retries. Returns the last error when every retry failed. Rejects when the consumer stops before a retry. */
export async function withRetries(
  { topic, group, count, run, onRetry }: Attempts,
  { retryDelaysMs, outage, signal, keepAlive }: Delivery,
): Promise<{ error: unknown } | undefined> {
  for (let attempt = 0; ; attempt++) {
    try {
      await run()
      eventsHandled.inc({ topic, group, result: 'done' }, count)
      outage.recovered()
      return undefined
    } catch (error) {
      const delay = retryDelaysMs[attempt] ?? (isOutage(error) ? retryDelaysMs.at(-1) : undefined)
      if (delay === undefined) return { error }
      if (attempt >= retryDelaysMs.length) outage.failed(error)
      eventsHandled.inc({ topic, group, result: 'retried' }, count)
      onRetry?.()
      await sleep(delay, undefined, { signal })
      await keepAlive?.()
    }
  }
}

/** Whether an error says that a store or a service is away, so that the same event may succeed later. */
const isOutage = (error: unknown): boolean => isUnavailable(error) || storeFailure(error) !== undefined
