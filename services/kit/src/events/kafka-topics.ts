import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'

/** A new topic is known to every broker within moments; kafkajs itself gives up at the first broker that doesn't know it yet. */
const knownWithinMs = 10_000

/** Gives a function that creates topics which don't exist yet, with the broker's defaults for partitions and replicas. */
export function ensureTopics(kafka: Kafka): (topics: readonly string[]) => Promise<void> {
  const ready = new Map<string, Promise<void>>()
  const create = async (topic: string) => {
    const admin = kafka.admin()
    await admin.connect()
    try {
      await admin.createTopics({ topics: [{ topic, numPartitions: -1, replicationFactor: -1 }], waitForLeaders: false })
      await hasLeaders(admin, topic)
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

async function hasLeaders(admin: Admin, topic: string): Promise<void> {
  const deadline = Date.now() + knownWithinMs
  while (true) {
    try {
      await admin.fetchTopicMetadata({ topics: [topic] })
      return
    } catch (error) {
      if (!isTooEarly(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

const isTooEarly = (error: unknown) =>
  error instanceof Error && 'type' in error && (error.type === 'UNKNOWN_TOPIC_OR_PARTITION' || error.type === 'LEADER_NOT_AVAILABLE')
