import { setTimeout as sleep } from 'node:timers/promises'
import { type EpisodeLog, logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'
import { isOutage } from '../stores/store-failure.ts'
import { openSpan } from '../tracing/spans.ts'
import type { EventEnvelope, EventSubscription, Subscription } from './event-bus.ts'
import { EventContractError } from './event-errors.ts'

export interface Delivery {
  log: Log
  /**
   * The waits before each retry of an event whose handler failed, in milliseconds. After the last retry the event becomes a dead letter.
   */
  retryDelaysMs: readonly number[]
  /** The subscription's `outageLog`. */
  outage: EpisodeLog
  /** Aborts when the consumer stops. An event that waits for a retry then stays undelivered. */
  signal: AbortSignal
  /** Stores an event that could not be handled. A rejection leaves the event undelivered. */
  storeDeadLetter: (event: EventEnvelope, group: string, error: unknown) => Promise<void>
}

/** Why events stay undelivered: a store or a service is away, or the consumer stops. Their partition pauses. */
export interface Undelivered {
  cause: unknown
}

/** Milliseconds without a failed attempt until a handled event ends an outage. */
const quietMs = 5_000

/** Logs once when partitions of a subscription pause because a store or a service is away, and once when it handles events again. */
export function outageLog(log: Log, { topic, group }: Subscription): EpisodeLog {
  const texts = { began: 'events wait until a store or a service is back', ended: 'events are handled again', quietMs }
  return logEpisodes(log, texts, { topic, group })
}

/** The retry delays in production: 2.6 s in total. */
export const defaultRetryDelaysMs = [100, 500, 2_000]

/**
 * Delivers one event to one subscriber, within the event's trace. Resolves to undefined when it is handled or stored as a dead letter.
 * Never rejects.
 */
export async function deliver(event: EventEnvelope, subscription: EventSubscription, delivery: Delivery): Promise<Undelivered | undefined> {
  const { topic, group } = subscription
  const attributes = { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group }
  const span = openSpan(`process ${topic}`, { kind: 'consumer', parent: event.traceparent, attributes })
  if (!span) return (await outcomeOf(event, subscription, delivery, () => undefined)).undelivered
  let failed = true
  try {
    const { undelivered, dead } = await span.run(() => outcomeOf(event, subscription, delivery, () => span.event('retried')))
    failed = dead === true || undelivered !== undefined
    return undelivered
  } finally {
    span.end(failed)
  }
}

async function outcomeOf(
  event: EventEnvelope,
  subscription: EventSubscription,
  delivery: Delivery,
  onRetry: () => void,
): Promise<{ undelivered?: Undelivered; dead?: true }> {
  const { topic, group, handle } = subscription
  const { undelivered, defect } = await attempt({ count: 1, topic, group, run: () => handle(event), onRetry }, delivery)
  if (undelivered) return { undelivered }
  if (!defect) return {}
  delivery.log.error({ err: defect.error, topic, group, eventId: event.id }, 'an event could not be handled and becomes a dead letter')
  try {
    await delivery.storeDeadLetter(event, group, defect.error)
  } catch (cause) {
    delivery.outage.failed(cause)
    return { undelivered: { cause } }
  }
  eventsHandled.inc({ topic, group, result: 'dead' })
  return { dead: true }
}

interface Attempts {
  topic: string
  group: string
  /** How many events `run` handles. */
  count: number
  run: () => Promise<void>
  onRetry?: () => void
}

/**
 * Runs `run` until it succeeds. Retries a defect as often as `retryDelaysMs` says, and a broken contract never; both are returned as
 * `defect`. While a store or a service is unavailable it retries once, for a short failure; then the events are undelivered, and their
 * partition pauses.
 */
export async function attempt(
  { topic, group, count, run, onRetry }: Attempts,
  { retryDelaysMs, outage, signal }: Delivery,
): Promise<{ undelivered?: Undelivered; defect?: { error: unknown } }> {
  for (let retries = 0; ; retries++) {
    try {
      await run()
      eventsHandled.inc({ topic, group, result: 'done' }, count)
      outage.recovered()
      return {}
    } catch (error) {
      const isAway = isOutage(error)
      if (error instanceof EventContractError) return { defect: { error } }
      const delay = isAway && retries > 0 ? undefined : retryDelaysMs[retries]
      if (delay === undefined && !isAway) return { defect: { error } }
      eventsHandled.inc({ topic, group, result: 'retried' }, count)
      onRetry?.()
      if (delay === undefined) {
        outage.failed(error)
        return { undelivered: { cause: error } }
      }
      const isStopped = await sleep(delay, false, { signal }).catch(() => true)
      if (isStopped) return { undelivered: { cause: error } }
    }
  }
}
