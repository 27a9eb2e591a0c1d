import { type ConsumerRunConfig, Kafka, type KafkaMessage, type LogEntry, logLevel } from 'kafkajs'
import { logEpisodes } from '../../episode-log.ts'
import type { Log } from '../../log.ts'
import { type Delivery, defaultRetryDelaysMs, deliver, outageLog } from '../deliver.ts'
import { deadLetterTopic, type EventBus, type EventEnvelope, type Subscription } from '../event-bus.ts'
import { consumeBatches } from './kafka-batches.ts'
import { keepConsuming } from './kafka-consumer.ts'
import { listKafkaDeadLetters } from './kafka-dead-letters.ts'
import { watchLag } from './kafka-lag.ts'
import { replayKafkaDeadLetters } from './kafka-replay.ts'
import type { KafkaSecurity } from './kafka-security.ts'
import { ensureTopics } from './kafka-topics.ts'

export interface KafkaBusOptions {
  brokers: readonly string[]
  /** TLS and credentials; neither when absent. */
  security?: KafkaSecurity
  clientId: string
  log: Log
  retryDelaysMs?: readonly number[]
  /** Milliseconds between two measurements of consumer lag. */
  lagIntervalMs?: number
}

const defaultLagIntervalMs = 15_000
/** kafkajs logs several errors while one broker is away; a heartbeat of another consumer must not end the episode between two of them. */
const quietBrokerMs = 5_000

/**
 * A consumer that died silently loses its partitions after 10 s (kafkajs: 30 s), longer than one event with all its retries takes. A rebalance
 * waits 15 s for members that do not rejoin. Short fetch waits let a consumer stop quickly.
 */
const groupTimeouts = { sessionTimeout: 10_000, rebalanceTimeout: 15_000, heartbeatInterval: 2_000, maxWaitTimeInMs: 150 } as const

/** Creates the bus of a cluster. Producers are idempotent and wait for all in-sync replicas; offsets are committed after handling. */
export async function createKafkaBus({
  brokers,
  security,
  clientId,
  log,
  retryDelaysMs = defaultRetryDelaysMs,
  lagIntervalMs = defaultLagIntervalMs,
}: KafkaBusOptions): Promise<EventBus> {
  const outage = logEpisodes(log, { began: 'Kafka fails', ended: 'Kafka works again', quietMs: quietBrokerMs })
  const logCreator = () => (entry: LogEntry) => outage.failed(new Error(`${entry.namespace}: ${entry.log.message}`))
  const retry = { retries: 8, maxRetryTime: 5_000 }
  const kafka = new Kafka({ clientId, brokers: [...brokers], ...security, logLevel: logLevel.ERROR, logCreator, retry })
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 })
  await producer.connect()
  const topicsReady = ensureTopics(kafka)
  const consumers = new Set<() => Promise<void>>()
  const lag = watchLag(kafka, lagIntervalMs, log)

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
    outage.recovered()
  }

  const storeDeadLetter = (event: EventEnvelope, group: string, error: unknown) =>
    publish([{ ...event, topic: deadLetterTopic(event.topic) }], { group, error: String(error).slice(0, 500) })

  return {
    publish: (events) => publish(events),
    subscribe: async (subscription) => {
      const { topic, group } = subscription
      await topicsReady([topic, deadLetterTopic(topic)])
      const stopped = new AbortController()
      const delivery = { log, retryDelaysMs, storeDeadLetter, outage: outageLog(log, subscription), signal: stopped.signal }
      const create = (restartOnFailure: () => Promise<boolean>) => {
        const consumer = kafka.consumer({ groupId: group, ...groupTimeouts, retry: { retries: 8, restartOnFailure } })
        consumer.on(consumer.events.HEARTBEAT, outage.recovered)
        return consumer
      }
      const stopConsumer = await keepConsuming({ create, topic, run: runOf(subscription, delivery), log: log.child({ topic, group }) })
      consumers.add(stopConsumer)
      const unwatch = lag.watch(subscription)
      return async () => {
        unwatch()
        stopped.abort()
        consumers.delete(stopConsumer)
        await stopConsumer()
      }
    },
    deadLetters: (topicPrefix) => listKafkaDeadLetters(kafka, topicPrefix),
    replayDeadLetters: (topic) => replayKafkaDeadLetters(kafka, topic),
    close: async () => {
      lag.stop()
      await Promise.all([...consumers].map((stopConsumer) => stopConsumer()))
      consumers.clear()
      await producer.disconnect()
    },
  }
}

/** Returns how the messages of a subscription are handled. */
function runOf(subscription: Subscription, delivery: Delivery): ConsumerRunConfig {
  const { topic, group } = subscription
  const read = (partition: number, message: KafkaMessage) => (isForGroup(message, group) ? toEnvelope(topic, partition, message) : null)
  if ('handleBatch' in subscription) return consumeBatches(read, subscription, delivery)
  return {
    eachMessage: async ({ partition, message, heartbeat }) => {
      const event = read(partition, message)
      if (event) await deliver(event, subscription, { ...delivery, keepAlive: heartbeat })
    },
  }
}

/** Returns whether a message is for this group: a replayed dead letter names the one group that failed it. */
function isForGroup(message: KafkaMessage, group: string): boolean {
  const only = message.headers?.group?.toString()
  return only === undefined || only === group
}

/** The event's time is a header: Kafka rejects a batch with a message whose timestamp a fast clock has set an hour ahead. */
function toMessage({ id, key, payload, at, traceparent }: EventEnvelope, extraHeaders: Record<string, string>) {
  const trace = traceparent ? { traceparent } : {}
  return { key, value: payload, headers: { 'event-id': id, 'event-at': at.toISOString(), ...trace, ...extraHeaders } }
}

/** A foreign message is identified by topic, partition and offset. No handler accepts its payload, so it goes to the dead-letter topic. */
function toEnvelope(topic: string, partition: number, { key, value, headers, timestamp, offset }: KafkaMessage): EventEnvelope {
  const id = headers?.['event-id']?.toString() || `${topic}/${partition}/${offset}`
  const at = new Date(headers?.['event-at']?.toString() ?? Number(timestamp))
  const traceparent = headers?.traceparent?.toString()
  return { id, topic, key: key?.toString() ?? '', payload: value ?? Buffer.alloc(0), at, ...(traceparent ? { traceparent } : {}) }
}
