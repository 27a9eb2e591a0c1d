import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'

/**
 * How long to wait until every broker knows a new topic, in milliseconds. kafkajs itself fails at the first broker that does not know it.
 */
const propagationMs = 10_000

/** Returns a function that creates missing topics, with the broker's defaults for partitions and replicas. */
export function ensureTopics(kafka: Kafka): (topics: readonly string[]) => Promise<void> {
  const ready = new Map<string, Promise<void>>()
  const create = async (topic: string) => {
    const admin = kafka.admin()
    await admin.connect()
    try {
      await admin.createTopics({ topics: [{ topic, numPartitions: -1, replicationFactor: -1 }], waitForLeaders: false })
      await waitForLeaders(admin, topic)
    } finally {
      await admin.disconnect()
    }
  }
  return async (topics) => {
    for (const topic of topics) {
      const creating = ready.get(topic) ?? create(topic)
      ready.set(topic, creating)
      creating.catch(() => ready.delete(topic))
      await creating
    }
  }
}

async function waitForLeaders(admin: Admin, topic: string): Promise<void> {
  const deadline = Date.now() + propagationMs
  while (true) {
    try {
      await admin.fetchTopicMetadata({ topics: [topic] })
      return
    } catch (error) {
      if (!isNotReadyYet(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

const isNotReadyYet = (error: unknown) =>
  error instanceof Error && 'type' in error && (error.type === 'UNKNOWN_TOPIC_OR_PARTITION' || error.type === 'LEADER_NOT_AVAILABLE')
