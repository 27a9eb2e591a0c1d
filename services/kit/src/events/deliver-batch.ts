import { chunksOf } from '../chunks.ts'
import { attempt, type Delivery, deliver, type Undelivered } from './deliver.ts'
import { type BatchSubscription, type EventEnvelope, maxBatch, type Subscription } from './event-bus.ts'

/** Splits a partition's events, in order, into the units of delivery of a subscription: batches, or single events. */
export const batchesOf = <T>(events: readonly T[], subscription: Subscription): T[][] =>
  chunksOf(events, 'handleBatch' in subscription ? maxBatch : 1)

/**
 * Delivers a batch of `batchesOf` to its subscriber. Resolves to undefined when each event is handled or stored as a dead letter. Never
 * rejects.
 */
export async function deliverTo(
  subscription: Subscription,
  events: readonly EventEnvelope[],
  delivery: Delivery,
): Promise<Undelivered | undefined> {
  if ('handleBatch' in subscription) return deliverBatch(events, subscription, delivery)
  return deliverEach(events, (event) => deliver(event, subscription, delivery))
}

/**
 * Delivers a batch with retries. After the last failure it delivers the events as batches of one, so that only events that fail again
 * become dead letters. A batch of one joins its event's trace; a larger one has no trace.
 */
async function deliverBatch(
  events: readonly EventEnvelope[],
  { topic, group, handleBatch }: BatchSubscription,
  delivery: Delivery,
): Promise<Undelivered | undefined> {
  const one = { topic, group, handle: (event: EventEnvelope) => handleBatch([event]) }
  if (events.length > 1) {
    const { undelivered, defect } = await attempt({ topic, group, count: events.length, run: () => handleBatch(events) }, delivery)
    if (!defect) return undelivered
    delivery.log.warn({ err: defect.error, topic, group, events: events.length }, 'a batch failed and is delivered event by event')
  }
  return deliverEach(events, (event) => deliver(event, one, delivery))
}

async function deliverEach(
  events: readonly EventEnvelope[],
  deliverOne: (event: EventEnvelope) => Promise<Undelivered | undefined>,
): Promise<Undelivered | undefined> {
  for (const event of events) {
    const undelivered = await deliverOne(event)
    if (undelivered) return undelivered
  }
  return undefined
}
