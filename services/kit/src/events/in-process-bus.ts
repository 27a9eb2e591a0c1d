import type { EpisodeLog } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'
import { type Delivery, defaultRetryDelaysMs, deliver, outageLog } from './deliver.ts'
import { batchesOf, deliverBatch } from './deliver-batch.ts'
import type { EventBus, EventEnvelope, Subscription } from './event-bus.ts'
import type { MongoDeadLetters } from './mongo-dead-letters.ts'

export interface InProcessBusOptions {
  log: Log
  deadLetters: MongoDeadLetters
  retryDelaysMs?: readonly number[]
  /** Milliseconds between two searches for dead letters that are marked for replay. */
  replayPollMs?: number
}

interface Consumer {
  /** Aborts when the subscription ends. */
  stopped: AbortController
  outage: EpisodeLog
}

/**
 * Creates the bus of a single process. `publish` resolves when every subscriber has handled the events, so their outbox is what makes them
 * durable. After a group unsubscribes, `publish` rejects events of its topic, which wait in their outbox until it subscribes again. Dead letters
 * are stored in MongoDB and delivered again once an operator marks them.
 */
export function createInProcessBus({
  log,
  deadLetters,
  retryDelaysMs = defaultRetryDelaysMs,
  replayPollMs = 1_000,
}: InProcessBusOptions): EventBus {
  const subscriptions = new Map<Subscription, Consumer>()
  const deliveries = new Map<Subscription, Set<Promise<void>>>()
  /** Topics of unsubscribed groups, by group. */
  const absent = new Map<string, string>()
  /** Delivers one event, or a batch to a subscriber that handles batches. */
  const deliverTo = (subscription: Subscription, { stopped, outage }: Consumer, events: readonly EventEnvelope[]) => {
    const delivery: Delivery = { log, retryDelaysMs, storeDeadLetter: deadLetters.store, outage, signal: stopped.signal }
    if ('handleBatch' in subscription) return deliverBatch(events, subscription, delivery)
    return Promise.all(events.map((event) => deliver(event, subscription, delivery)))
  }

  const replay = async () => {
    for (const [subscription, consumer] of subscriptions) {
      const marked = deadLetters.takeMarked(subscription.topic, subscription.group)
      for await (const event of marked) await deliverTo(subscription, consumer, [event])
    }
  }
  let replaying: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    replaying = replaying.then(replay).catch((error) => log.warn({ err: error }, 'dead letters could not be replayed'))
  }, replayPollMs)

  const deliverInOrder = async (subscription: Subscription, own: readonly EventEnvelope[]) => {
    const { topic, group } = subscription
    let waiting = own.length
    eventsLag.inc({ topic, group }, waiting)
    try {
      for (const batch of 'handleBatch' in subscription ? batchesOf(own) : own.map((event) => [event])) {
        const consumer = subscriptions.get(subscription)
        if (!consumer) throw groupIsAbsent(group)
        await deliverTo(subscription, consumer, batch)
        eventsLag.dec({ topic, group }, batch.length)
        waiting -= batch.length
      }
    } finally {
      eventsLag.dec({ topic, group }, waiting)
    }
  }

  return {
    publish: async (events) => {
      const topics = new Set(events.map(({ topic }) => topic))
      for (const [group, topic] of absent) if (topics.has(topic)) throw groupIsAbsent(group)
      const begin = (subscription: Subscription) => {
        const own = events.filter(({ topic }) => topic === subscription.topic)
        const running = deliveries.get(subscription) ?? new Set()
        const delivered = deliverInOrder(subscription, own).finally(() => running.delete(delivered))
        deliveries.set(subscription, running.add(delivered))
        return delivered
      }
      await Promise.all([...subscriptions.keys()].map(begin))
    },
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      const stopped = new AbortController()
      subscriptions.set(subscription, { stopped, outage: outageLog(log, subscription) })
      absent.delete(group)
      eventsLag.inc({ topic, group }, 0)
      return async () => {
        stopped.abort()
        subscriptions.delete(subscription)
        if (![...subscriptions.keys()].some((other) => other.group === group)) absent.set(group, topic)
        await Promise.allSettled(deliveries.get(subscription) ?? [])
        deliveries.delete(subscription)
      }
    },
    deadLetters: async (topicPrefix = '') => (await deadLetters.summaries()).filter(({ topic }) => topic.startsWith(topicPrefix)),
    replayDeadLetters: deadLetters.mark,
    close: async () => {
      clearInterval(timer)
      await replaying
    },
  }
}

const groupIsAbsent = (group: string) => new Error(`${group} is not subscribed: its events wait in their outbox`)
