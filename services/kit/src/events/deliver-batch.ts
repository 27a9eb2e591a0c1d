import { interval } from '../async/interval.ts'
import { type Delivery, deliver, withRetries } from './deliver.ts'
import { type BatchSubscription, type EventEnvelope, maxBatch } from './event-bus.ts'

/** Milliseconds between two calls of `keepAlive` while a batch is handled. */
const keepAliveMs = 2_000

/** Splits events into batches, in their order. */
export function batchesOf<T>(events: readonly T[]): T[][] {
  const batches: T[][] = []
  for (let from = 0; from < events.length; from += maxBatch) batches.push(events.slice(from, from + maxBatch))
  return batches
}

/**
 * Delivers a batch to one subscriber, with retries. When every retry failed, delivers its events as batches of one, so that only those that fail
 * again become dead letters. Rejects when the consumer stops before. A batch of one joins its event's trace; a larger one has no trace.
 */
export async function deliverBatch(events: readonly EventEnvelope[], subscription: BatchSubscription, delivery: Delivery): Promise<void> {
  const { topic, group, handleBatch } = subscription
  const { keepAlive, log } = delivery
  const one = { topic, group, handle: (event: EventEnvelope) => handleBatch([event]) }
  // An error of keepAlive ends nothing here: the next commit fails too.
  const stopKeepAlive = keepAlive ? interval(keepAliveMs, keepAlive, () => undefined) : async () => undefined
  try {
    const [first] = events
    if (first && events.length === 1) return await deliver(first, one, delivery)
    const failure = await withRetries({ topic, group, count: events.length, run: () => handleBatch(events) }, delivery)
    if (!failure) return
    log.warn({ err: failure.error, topic, group, events: events.length }, 'a batch failed every retry and is delivered event by event')
    for (const event of events) await deliver(event, one, delivery)
  } finally {
    await stopKeepAlive()
  }
}
