import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'
import { openSpan } from '../tracing/spans.ts'
import type { EventEnvelope, Subscription } from './event-bus.ts'

export interface Delivery {
  log: Log
  /** Milliseconds to wait before each retry; after the last one the event becomes a dead letter. */
  retryDelaysMs: readonly number[]
  /** Stores an event that could not be handled. A rejection leaves the event undelivered. */
  storeDeadLetter: (event: EventEnvelope, group: string, error: unknown) => Promise<void>
}

/** Retry delays in production: 2.6 s in all, enough for a failover and short enough not to block a partition. */
export const defaultRetryDelaysMs = [100, 500, 2_000]

/** Delivers one event to one subscriber, with retries, within the event's trace. Resolves when it is handled or stored as a dead letter. */
export async function deliver(event: EventEnvelope, subscription: Subscription, delivery: Delivery): Promise<void> {
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
async function handled(
  event: EventEnvelope,
  { topic, group, handle }: Subscription,
  { log, retryDelaysMs, storeDeadLetter }: Delivery,
  onRetry: () => void,
): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      await handle(event)
      eventsHandled.inc({ topic, group, result: 'done' })
      return false
    } catch (error) {
      const delay = retryDelaysMs[attempt]
      if (delay === undefined) {
        log.error({ err: error, topic, group, eventId: event.id }, 'an event failed every retry and becomes a dead letter')
        await storeDeadLetter(event, group, error)
        eventsHandled.inc({ topic, group, result: 'dead' })
        return true
      }
      eventsHandled.inc({ topic, group, result: 'retried' })
      onRetry()
      await sleep(delay)
    }
  }
}
