import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'
import { defaultRetryDelaysMs, deliver } from './deliver.ts'
import type { EventBus, EventEnvelope, Subscription } from './event-bus.ts'
import type { MongoDeadLetters } from './mongo-dead-letters.ts'

export interface InProcessBusOptions {
  log: Log
  deadLetters: MongoDeadLetters
  retryDelaysMs?: readonly number[]
  /** Milliseconds between two searches for dead letters that are marked for replay. */
  replayPollMs?: number
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
  const subscriptions = new Set<Subscription>()
  const deliveries = new Map<Subscription, Set<Promise<void>>>()
  /** Topics of unsubscribed groups, by group. */
  const absent = new Map<string, string>()
  const delivery = { log, retryDelaysMs, storeDeadLetter: deadLetters.store }

  const replay = async () => {
    for (const subscription of subscriptions) {
      for await (const event of deadLetters.takeMarked(subscription.topic, subscription.group)) await deliver(event, subscription, delivery)
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
      for (const event of own) {
        if (!subscriptions.has(subscription)) throw groupIsAbsent(group)
        await deliver(event, subscription, delivery)
        eventsLag.dec({ topic, group })
        waiting--
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
      await Promise.all([...subscriptions].map(begin))
    },
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      subscriptions.add(subscription)
      absent.delete(group)
      eventsLag.inc({ topic, group }, 0)
      return async () => {
        subscriptions.delete(subscription)
        if (![...subscriptions].some((other) => other.group === group)) absent.set(group, topic)
        await Promise.allSettled(deliveries.get(subscription) ?? [])
        deliveries.delete(subscription)
      }
    },
    close: async () => {
      clearInterval(timer)
      await replaying
    },
  }
}

const groupIsAbsent = (group: string) => new Error(`${group} is not subscribed: its events wait in their outbox`)
