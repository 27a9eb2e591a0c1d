import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'
import { openSpan } from '../tracing/spans.ts'
import type { EventEnvelope, Subscription } from './event-bus.ts'

export interface Delivery {
  log: Log
  /** Waits before each further try, in milliseconds; after the last one the event is dead. */
  retryDelaysMs: readonly number[]
  /** Keeps what could not be handled. Must not fail silently: a rejection leaves the event undelivered. */
  bury: (event: EventEnvelope, group: string, error: unknown) => Promise<void>
}

/** The waits of production: 2.6 seconds in all, enough for a failover, short enough not to hold a partition up. */
export const defaultRetryDelaysMs = [100, 500, 2_000]

/** Hands one event to one subscriber, with retries, in the trace that it brings; ends with the event handled or buried. */
export async function deliver(event: EventEnvelope, subscription: Subscription, delivery: Delivery): Promise<void> {
  const { topic, group } = subscription
  const attributes = { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group }
  const span = openSpan(`process ${topic}`, { kind: 'consumer', parent: event.traceparent, attributes })
  if (!span) return void (await handled(event, subscription, delivery, () => undefined))
  let died = true
  try {
    died = await span.run(() => handled(event, subscription, delivery, () => span.event('retried')))
  } finally {
    span.end(died)
  }
}

/** True when the event had to be buried. */
async function handled(
  event: EventEnvelope,
  { topic, group, handle }: Subscription,
  { log, retryDelaysMs, bury }: Delivery,
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
        log.error({ err: error, topic, group, eventId: event.id }, 'an event could not be handled and goes to the dead letters')
        await bury(event, group, error)
        eventsHandled.inc({ topic, group, result: 'dead' })
        return true
      }
      eventsHandled.inc({ topic, group, result: 'retried' })
      onRetry()
      await sleep(delay)
    }
  }
}
