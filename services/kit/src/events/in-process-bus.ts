import type { Clock } from '../async/clock.ts'
import { pause, processClock } from '../async/clock.ts'
import { interval } from '../async/interval.ts'
import type { EpisodeLog } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'
import { type Delivery, defaultRetryDelaysMs, outageLog } from './deliver.ts'
import { batchesOf, deliverTo } from './deliver-batch.ts'
import type { EventBus, EventEnvelope, Subscription } from './event-bus.ts'
import { UndeliveredEventsError } from './event-errors.ts'
import type { MongoDeadLetters } from './mongo-dead-letters.ts'
import { PausedPartitions, type PauseOptions, pauseAfter } from './paused-partitions.ts'

export interface InProcessBusOptions extends Pick<PauseOptions, 'pauseMs'> {
  log: Log
  deadLetters: MongoDeadLetters
  retryDelaysMs?: readonly number[]
  /** The interval between searches for dead letters that are marked for replay, in milliseconds. */
  replayPollMs?: number
  clock?: Clock
}

/** The number of partitions of each topic. Events of one key are in one partition. */
const partitionCount = 2

interface Consumer {
  /** Aborts when the subscription ends. */
  stopped: AbortController
  outage: EpisodeLog
  paused: PausedPartitions
  /** Ids of events that this consumer has handled and at least one other has not. */
  handled: Set<string>
  deliveries: Set<Promise<unknown>>
}

/**
 * Creates the bus of a single process. `publish` resolves when every subscriber has handled the events, and rejects for events whose
 * partition pauses: only their outbox makes events durable. After a group unsubscribes, `publish` rejects events of its topic, which wait
 * in their outbox until it subscribes again. Stores dead letters in MongoDB and delivers them again once an operator marks them.
 */
export function createInProcessBus({
  log,
  deadLetters,
  retryDelaysMs = defaultRetryDelaysMs,
  replayPollMs = 5_000,
  pauseMs = pauseAfter,
  clock = processClock,
}: InProcessBusOptions): EventBus {
  const consumers = new Map<Subscription, Consumer>()
  /** Topics of unsubscribed groups, by group. */
  const absent = new Map<string, string>()

  const deliveryOf = ({ stopped, outage }: Consumer): Delivery => ({
    log,
    retryDelaysMs,
    outage,
    storeDeadLetter: deadLetters.store,
    signal: stopped.signal,
  })

  /** Delivers events of one partition, or of all in one batch, in order. Returns the events that wait because the partition pauses. */
  const deliverPartition = async (subscription: Subscription, consumer: Consumer, partition: number, events: readonly EventEnvelope[]) => {
    const { paused, handled, stopped } = consumer
    const waiting = events.filter(({ id }) => !handled.has(id))
    const labels = { topic: subscription.topic, group: subscription.group, partition }
    eventsLag.inc(labels, waiting.length)
    try {
      for (const batch of batchesOf(waiting, subscription)) {
        const partitions = partitionsOf(batch)
        if (partitions.some((each) => paused.isPaused(each)) || stopped.signal.aborted) break
        const undelivered = await deliverTo(subscription, batch, deliveryOf(consumer))
        if (undelivered) {
          for (const each of partitions) paused.pause(each)
          break
        }
        for (const each of partitions) paused.handled(each)
        for (const { id } of batch) handled.add(id)
      }
      return waiting.filter(({ id }) => !handled.has(id))
    } finally {
      eventsLag.dec(labels, waiting.length)
    }
  }

  const begin = async (subscription: Subscription, consumer: Consumer, events: readonly EventEnvelope[]) => {
    const own = events.filter(({ topic }) => topic === subscription.topic)
    // A batch costs as many reads and writes as one event, so it has the events of all partitions unless one of them has failed.
    const isJoint = 'handleBatch' in subscription && !consumer.paused.hasFailed
    const partitions = [...Map.groupBy(own, ({ key }) => (isJoint ? 0 : partitionOf(key)))]
    const delivered = Promise.all(partitions.map(([partition, some]) => deliverPartition(subscription, consumer, partition, some)))
    consumer.deliveries.add(delivered)
    return delivered.then((waiting) => waiting.flat()).finally(() => consumer.deliveries.delete(delivered))
  }

  const replay = async () => {
    const taking = new Map([...consumers].map((entry) => [entry[0].group, entry]))
    for await (const { group, event } of deadLetters.takeMarked([...consumers.keys()])) {
      const [subscription, consumer] = taking.get(group) as [Subscription, Consumer]
      for (let failures = 1; await deliverTo(subscription, [event], deliveryOf(consumer)); failures++) {
        if (consumer.stopped.signal.aborted) throw groupIsAbsent(group)
        await pause(pauseMs(failures), clock, consumer.stopped.signal)
      }
    }
  }
  const stopReplaying = interval(replayPollMs, replay, (error) => log.warn({ err: error }, 'dead letters could not be replayed'))

  return {
    publish: async (events) => {
      const topics = new Set(events.map(({ topic }) => topic))
      for (const [group, topic] of absent) if (topics.has(topic)) throw groupIsAbsent(group)
      const undelivered = await Promise.all([...consumers].map(([subscription, consumer]) => begin(subscription, consumer, events)))
      const ids = new Set(undelivered.flat().map(({ id }) => id))
      for (const { handled } of consumers.values()) for (const { id } of events) if (!ids.has(id)) handled.delete(id)
      if (ids.size > 0) throw new UndeliveredEventsError(ids)
    },
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      const consumer: Consumer = {
        stopped: new AbortController(),
        outage: outageLog(log, subscription),
        paused: new PausedPartitions({ topic, group, clock, pauseMs }),
        handled: new Set(),
        deliveries: new Set(),
      }
      consumers.set(subscription, consumer)
      absent.delete(group)
      for (let partition = 0; partition < partitionCount; partition++) eventsLag.inc({ topic, group, partition }, 0)
      return async () => {
        consumer.stopped.abort()
        consumers.delete(subscription)
        if (![...consumers.keys()].some((other) => other.group === group)) absent.set(group, topic)
        await Promise.allSettled(consumer.deliveries)
        consumer.paused.clear()
      }
    },
    deadLetters: async (topicPrefix = '') => (await deadLetters.summaries()).filter(({ topic }) => topic.startsWith(topicPrefix)),
    replayDeadLetters: deadLetters.mark,
    notConsuming: () => [],
    close: stopReplaying,
  }
}

/** Java's String.hashCode, modulo the number of partitions. */
function partitionOf(key: string): number {
  let hash = 0
  for (const char of key) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return Math.abs(hash % partitionCount)
}

const partitionsOf = (events: readonly EventEnvelope[]) => [...new Set(events.map(({ key }) => partitionOf(key)))]

const groupIsAbsent = (group: string) => new Error(`${group} is not subscribed: its events wait in their outbox`)
