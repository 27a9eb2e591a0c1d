import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'
import { isDeadLetterTopic } from '../event-bus.ts'

/**
 * How long to wait until every broker knows a new topic, in milliseconds. kafkajs itself fails at the first broker that does not know it.
 */
const propagationMs = 10_000

/** A dead letter is kept until a replay deletes it. */
const settingsOf = (topic: string) => (isDeadLetterTopic(topic) ? [{ name: 'retention.ms', value: '-1' }] : [])

/**
 * Returns a function that creates missing topics, with the broker's defaults for partitions, replicas and
 * retention. Dead-letter topics have no limit of retention. Those of one call are created by one request: each
 * connection of an admin client first reads the metadata of all topics of the broker.
 */
export function ensureTopics(kafka: Kafka): (topics: readonly string[]) => Promise<void> {
  const ready = new Map<string, Promise<void>>()
  const create = async (names: readonly string[]) => {
    const admin = kafka.admin()
    await admin.connect()
    try {
      const topics = names.map((topic) => ({ topic, numPartitions: -1, replicationFactor: -1, configEntries: settingsOf(topic) }))
      await admin.createTopics({ topics, waitForLeaders: false })
      await waitForLeaders(admin, names)
    } finally {
      await admin.disconnect()
    }
  }
  return async (topics) => {
    const missing = topics.filter((topic) => !ready.has(topic))
    if (missing.length > 0) {
      const creating = create(missing)
      for (const topic of missing) ready.set(topic, creating)
      creating.catch(() => {
        for (const topic of missing) ready.delete(topic)
      })
    }
    await Promise.all(topics.map((topic) => ready.get(topic)))
  }
}

async function waitForLeaders(admin: Admin, topics: readonly string[]): Promise<void> {
  const deadline = Date.now() + propagationMs
  while (true) {
    try {
      await admin.fetchTopicMetadata({ topics: [...topics] })
      return
    } catch (error) {
      if (!isNotReadyYet(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

const isNotReadyYet = (error: unknown) =>
  error instanceof Error && 'type' in error && (error.type === 'UNKNOWN_TOPIC_OR_PARTITION' || error.type === 'LEADER_NOT_AVAILABLE')
