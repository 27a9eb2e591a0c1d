import './empty-batches.ts'
import './pending-requests.ts'
import { Kafka, type KafkaMessage, type LogEntry, logLevel } from 'kafkajs'
import { logEpisodes } from '../../episode-log.ts'
import type { Log } from '../../log.ts'
import { defaultRetryDelaysMs, outageLog } from '../deliver.ts'
import { deadLetterTopic, type EventBus, type EventEnvelope } from '../event-bus.ts'
import { PausedPartitions, type PauseOptions } from '../paused-partitions.ts'
import { keepConsuming, type RunningConsumer } from './kafka-consumer.ts'
import { listKafkaDeadLetters } from './kafka-dead-letters.ts'
import { watchLag } from './kafka-lag.ts'
import { isForGroup, toEnvelope, toMessage } from './kafka-messages.ts'
import { consumePartitions } from './kafka-partitions.ts'
import { connectProducer } from './kafka-producer.ts'
import { replayKafkaDeadLetters } from './kafka-replay.ts'
import type { KafkaSecurity } from './kafka-security.ts'
import { ensureTopics } from './kafka-topics.ts'

export interface KafkaBusOptions extends Pick<PauseOptions, 'pauseMs'> {
  brokers: readonly string[]
  /** TLS and credentials; neither when absent. */
  security?: KafkaSecurity
  clientId: string
  log: Log
  retryDelaysMs?: readonly number[]
  /** The interval between measurements of consumer lag, in milliseconds. */
  lagIntervalMs?: number
  /** The longest wait of a fetch for an event, in milliseconds. A consumer stops only after its fetch. */
  fetchWaitMs?: number
}

const defaultLagIntervalMs = 15_000
/**
 * Each fetch wakes an idle process: with 150 ms one consumer group took 0.2 to 0.3 % of a core. An event ends the wait. A pause that ends,
 * a heartbeat and a stop wait for the fetch, so it takes no longer than the interval of heartbeats.
 */
const defaultFetchWaitMs = 2_000
/**
 * Milliseconds without an error until an outage has ended. kafkajs logs several errors in one outage, and heartbeats between them succeed.
 */
const quietBrokerMs = 5_000

/** A consumer that died silently loses its partitions after 10 s (kafkajs: 30 s). A rebalance waits 15 s for members that do not rejoin. */
const groupTimeouts = { sessionTimeout: 10_000, rebalanceTimeout: 15_000, heartbeatInterval: 2_000 } as const

/** Creates the bus of a cluster. Producers are idempotent and wait for all in-sync replicas; offsets are committed after handling. */
export async function createKafkaBus({
  brokers,
  security,
  clientId,
  log,
  retryDelaysMs = defaultRetryDelaysMs,
  lagIntervalMs = defaultLagIntervalMs,
  fetchWaitMs = defaultFetchWaitMs,
  pauseMs,
}: KafkaBusOptions): Promise<EventBus> {
  const outage = logEpisodes(log, { began: 'Kafka fails', ended: 'Kafka works again', quietMs: quietBrokerMs })
  const logCreator = () => (entry: LogEntry) => outage.failed(new Error(`${entry.namespace}: ${entry.log.message}`))
  const retry = { retries: 8, maxRetryTime: 5_000 }
  const kafka = new Kafka({ clientId, brokers: [...brokers], ...security, logLevel: logLevel.ERROR, logCreator, retry })
  const producer = await connectProducer(kafka)
  const topicsReady = ensureTopics(kafka)
  const consumers = new Map<RunningConsumer, string>()
  const lag = watchLag(kafka, lagIntervalMs, log)

  const publish = async (events: readonly EventEnvelope[], extraHeaders: Record<string, string> = {}) => {
    const topics = [...new Set(events.map(({ topic }) => topic))]
    await topicsReady(topics)
    await producer.send({
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
      const paused = new PausedPartitions({ topic, group, pauseMs })
      let assigned: readonly number[] = []
      const create = (restartOnFailure: () => Promise<boolean>) => {
        const settings = { groupId: group, ...groupTimeouts, maxWaitTimeInMs: fetchWaitMs }
        const consumer = kafka.consumer({ ...settings, retry: { retries: 8, restartOnFailure } })
        consumer.on(consumer.events.HEARTBEAT, outage.recovered)
        return consumer
      }
      const read = (partition: number, message: KafkaMessage) => (isForGroup(message, group) ? toEnvelope(topic, partition, message) : null)
      const consumer = await keepConsuming({
        create,
        topic,
        run: consumePartitions({ read, subscription, delivery, paused }),
        onAssigned: (partitions) => {
          assigned = partitions
          paused.keepOnly(partitions)
        },
        log: log.child({ topic, group }),
      })
      consumers.set(consumer, group)
      const worksOn = (partition: number) => assigned.includes(partition) && !paused.waits(partition)
      const unwatch = lag.watch({ topic, group, isMember: consumer.isMember, worksOn })
      return async () => {
        unwatch()
        stopped.abort()
        consumers.delete(consumer)
        await consumer.stop()
        paused.clear()
      }
    },
    deadLetters: (topicPrefix) => listKafkaDeadLetters(kafka, topicPrefix),
    replayDeadLetters: (topic) => replayKafkaDeadLetters(kafka, topic),
    notConsuming: () => [...consumers].filter(([consumer]) => !consumer.isMember()).map(([, group]) => group),
    close: async () => {
      lag.stop()
      await Promise.all([...consumers.keys()].map((consumer) => consumer.stop()))
      consumers.clear()
      await producer.close()
    },
  }
}
