import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'
import { defaultRetryDelaysMs, deliver } from './deliver.ts'
import type { EventBus, Subscription } from './event-bus.ts'
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
 * what makes them durable. Dead letters are kept in MongoDB and handled again once an operator marks them.
 */
export function createInProcessBus({
  log,
  deadLetters,
  retryDelaysMs = defaultRetryDelaysMs,
  replayPollMs = 1_000,
}: InProcessBusOptions): EventBus {
  const subscriptions = new Set<Subscription>()
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

  return {
    publish: async (events) => {
      const inOrder = async (subscription: Subscription) => {
        const { topic, group } = subscription
        const own = events.filter((event) => event.topic === topic)
        let waiting = own.length
        eventsLag.inc({ topic, group }, waiting)
        try {
          for (const event of own) {
            await deliver(event, subscription, delivery)
            eventsLag.dec({ topic, group })
            waiting--
          }
        } finally {
          eventsLag.dec({ topic, group }, waiting)
        }
      }
      await Promise.all([...subscriptions].map(inOrder))
    },
    subscribe: async (subscription) => {
      subscriptions.add(subscription)
      eventsLag.inc({ topic: subscription.topic, group: subscription.group }, 0)
      return async () => {
        subscriptions.delete(subscription)
      }
    },
    close: async () => {
      clearInterval(timer)
      await replaying
    },
  }
}
