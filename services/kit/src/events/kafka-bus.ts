import { type Consumer, Kafka, type KafkaMessage, logLevel } from 'kafkajs'
import type { Log } from '../log.ts'
import { defaultRetryDelaysMs, deliver } from './deliver.ts'
import { deadLetterTopic, type EventBus, type EventEnvelope } from './event-bus.ts'
import { watchLag } from './kafka-lag.ts'
import { ensureTopics } from './kafka-topics.ts'

export interface KafkaBusOptions {
  brokers: readonly string[]
  clientId: string
  log: Log
  retryDelaysMs?: readonly number[]
  /** How often it is looked at how far the consumers are behind. */
  lagEveryMs?: number
}

const defaultLagEveryMs = 15_000

/**
 * A consumer that died without a word leaves its partitions to the others after 10 s (kafkajs: 30), which is longer than an event with all its
 * retries takes; who joins waits no longer for those that don't come. Short waits for messages let a consumer stop quickly.
 */
const groupTimes = { sessionTimeout: 10_000, rebalanceTimeout: 15_000, heartbeatInterval: 2_000, maxWaitTimeInMs: 150 } as const

/** The bus of a cluster. Producers are idempotent and wait for all in-sync replicas; offsets are committed after handling. */
export async function createKafkaBus({
  brokers,
  clientId,
  log,
  retryDelaysMs = defaultRetryDelaysMs,
  lagEveryMs = defaultLagEveryMs,
}: KafkaBusOptions): Promise<EventBus> {
  const kafka = new Kafka({ clientId, brokers: [...brokers], logLevel: logLevel.NOTHING, retry: { retries: 8, maxRetryTime: 5_000 } })
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 })
  await producer.connect()
  const topicsReady = ensureTopics(kafka)
  const consumers = new Set<Consumer>()
  const lag = watchLag(kafka, lagEveryMs, log)

  const publish = async (events: readonly EventEnvelope[], extraHeaders: Record<string, string> = {}) => {
    const topics = [...new Set(events.map(({ topic }) => topic))]
    await topicsReady(topics)
    await producer.sendBatch({
      acks: -1,
      topicMessages: topics.map((topic) => ({
        topic,
        messages: events.filter((event) => event.topic === topic).map((event) => toMessage(event, extraHeaders)),
      })),
    })
  }

  const bury = (event: EventEnvelope, group: string, error: unknown) =>
    publish([{ ...event, topic: deadLetterTopic(event.topic) }], { group, error: String(error).slice(0, 500) })

  return {
    publish: (events) => publish(events),
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      await topicsReady([topic, deadLetterTopic(topic)])
      // A consumer that is disconnected while it joins its group fails; kafkajs would start it again after its end.
      const restartOnFailure = async () => consumers.has(consumer)
      const consumer = kafka.consumer({ groupId: group, ...groupTimes, retry: { retries: 8, restartOnFailure } })
      consumers.add(consumer)
      await consumer.connect()
      await consumer.subscribe({ topic, fromBeginning: true })
      const running = consumer.run({
        eachMessage: async ({ partition, message }) => {
          if (!replayedFor(message, group)) return
          await deliver(toEnvelope(topic, partition, message), subscription, { log, retryDelaysMs, bury })
        },
      })
      // Not waited for: while a member that died is still missed, nobody is let into the group, and calls can be answered meanwhile.
      running.catch((err) => log.warn({ err, topic, group }, 'a consumer could not join its group'))
      const unfollow = lag.follow(subscription)
      return async () => {
        unfollow()
        consumers.delete(consumer)
        await consumer.disconnect()
      }
    },
    close: async () => {
      lag.stop()
      const open = [...consumers]
      consumers.clear()
      await Promise.all(open.map((consumer) => consumer.disconnect()))
      await producer.disconnect()
    },
  }
}

/** A replayed dead letter names the group it died in; the others have handled it long ago. */
function replayedFor(message: KafkaMessage, group: string): boolean {
  const only = message.headers?.group?.toString()
  return only === undefined || only === group
}

/** Its time travels beside it: Kafka refuses a message that a fast clock has dated an hour ahead, and with it all that go out together. */
function toMessage({ id, key, payload, at, traceparent }: EventEnvelope, extraHeaders: Record<string, string>) {
  const trace = traceparent ? { traceparent } : {}
  return { key, value: payload, headers: { 'event-id': id, 'event-at': at.toISOString(), ...trace, ...extraHeaders } }
}

/** What isn't ours has no id, or no payload: it is known by its place, and no handler takes it, so that it ends in the dead letters and holds nothing up. */
function toEnvelope(topic: string, partition: number, { key, value, headers, timestamp, offset }: KafkaMessage): EventEnvelope {
  const id = headers?.['event-id']?.toString() || `${topic}/${partition}/${offset}`
  const at = new Date(headers?.['event-at']?.toString() ?? Number(timestamp))
  const traceparent = headers?.traceparent?.toString()
  return { id, topic, key: key?.toString() ?? '', payload: value ?? Buffer.alloc(0), at, ...(traceparent ? { traceparent } : {}) }
}
