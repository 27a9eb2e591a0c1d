import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'
import { defaultRetryDelaysMs, deliver } from './deliver.ts'
import type { EventBus, EventEnvelope, Subscription } from './event-bus.ts'
import type { MongoDeadLetters } from './mongo-dead-letters.ts'

export interface InProcessBusOptions {
  log: Log
  deadLetters: MongoDeadLetters
  retryDelaysMs?: readonly number[]
  /** How often dead letters that were marked for replay are looked for. */
  replayPollMs?: number
}

/**
 * The bus of a single process: `publish` resolves when every subscriber has handled the events, so the outbox they came from is
 * what makes them durable. While a group that was there is gone, events of its topic are refused: they wait for it in their outbox. Dead
 * letters are kept in MongoDB and handled again once an operator marks them.
 */
export function createInProcessBus({
  log,
  deadLetters,
  retryDelaysMs = defaultRetryDelaysMs,
  replayPollMs = 1_000,
}: InProcessBusOptions): EventBus {
  const subscriptions = new Set<Subscription>()
  const deliveries = new Map<Subscription, Set<Promise<void>>>()
  /** The topics of groups that have left, by the group. */
  const missed = new Map<string, string>()
  const delivery = { log, retryDelaysMs, bury: deadLetters.keep }

  const replay = async () => {
    for (const subscription of subscriptions) {
      for await (const event of deadLetters.takeMarked(subscription.topic, subscription.group)) await deliver(event, subscription, delivery)
    }
  }
  let replaying: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    replaying = replaying.then(replay).catch((error) => log.warn({ err: error }, 'dead letters could not be replayed'))
  }, replayPollMs)

  const inOrder = async (subscription: Subscription, own: readonly EventEnvelope[]) => {
    const { topic, group } = subscription
    let waiting = own.length
    eventsLag.inc({ topic, group }, waiting)
    try {
      for (const event of own) {
        if (!subscriptions.has(subscription)) throw groupIsGone(group)
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
      for (const [group, topic] of missed) if (topics.has(topic)) throw groupIsGone(group)
      const begin = (subscription: Subscription) => {
        const own = events.filter(({ topic }) => topic === subscription.topic)
        const running = deliveries.get(subscription) ?? new Set()
        const delivered = inOrder(subscription, own).finally(() => running.delete(delivered))
        deliveries.set(subscription, running.add(delivered))
        return delivered
      }
      await Promise.all([...subscriptions].map(begin))
    },
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      subscriptions.add(subscription)
      missed.delete(group)
      eventsLag.inc({ topic, group }, 0)
      return async () => {
        subscriptions.delete(subscription)
        if (![...subscriptions].some((other) => other.group === group)) missed.set(group, topic)
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

const groupIsGone = (group: string) => new Error(`${group} is gone: events wait for it in their outbox`)
