import type { Kafka } from 'kafkajs'

/** Gives a function that creates topics which don't exist yet, with the broker's defaults for partitions and replicas. */
export function ensureTopics(kafka: Kafka): (topics: readonly string[]) => Promise<void> {
  const ready = new Map<string, Promise<void>>()
  const create = async (topic: string) => {
    const admin = kafka.admin()
    await admin.connect()
    try {
      await admin.createTopics({ topics: [{ topic, numPartitions: -1, replicationFactor: -1 }], waitForLeaders: true })
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
