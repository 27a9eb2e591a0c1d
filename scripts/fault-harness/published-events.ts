import { randomUUID } from 'node:crypto'
import '@rostra/kit/events/kafka/pending-requests'
import { Kafka } from 'kafkajs'
import type { StoppableBroker } from './stoppable-broker.ts'

/** An event as a consumer gets it. */
interface PublishedEvent {
  id: string
  key: string
  value: Buffer
  /** When the write that caused it was made, and when it was published, in milliseconds since 1970. */
  at: number
  publishedAt: number
}

const readTimeoutMs = 120_000

/** Reads everything that was published on a topic so far, in the order of each partition. */
export async function readPublished({ client }: StoppableBroker, topic: string): Promise<PublishedEvent[]> {
  const kafka = new Kafka(client)
  const admin = kafka.admin()
  const consumer = kafka.consumer({ groupId: `trial.${randomUUID()}`, maxWaitTimeInMs: 150 })
  await Promise.all([admin.connect(), consumer.connect()])
  try {
    const offsets = await admin.fetchTopicOffsets(topic)
    const ends = new Map(offsets.filter(({ high, low }) => high !== low).map(({ partition, high }) => [partition, Number(high)]))
    const events: PublishedEvent[] = []
    if (ends.size === 0) return events
    await consumer.subscribe({ topic, fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${topic} could not be read`)), readTimeoutMs)
      const eachMessage = async ({ partition, message }: { partition: number; message: import('kafkajs').KafkaMessage }) => {
        const { key, value, headers, timestamp, offset } = message
        events.push({
          id: String(headers?.['event-id']),
          key: String(key),
          value: value ?? Buffer.alloc(0),
          at: Date.parse(String(headers?.['event-at'])),
          publishedAt: Number(timestamp),
        })
        if (Number(offset) + 1 >= (ends.get(partition) ?? 0)) ends.delete(partition)
        if (ends.size > 0) return
        clearTimeout(timer)
        resolve()
      }
      consumer.run({ autoCommit: false, eachMessage }).catch(reject)
    })
    return events
  } finally {
    await Promise.all([admin.disconnect(), consumer.disconnect()])
  }
}

/** Counts the dead letters on a broker. */
export async function countDeadLetters({ client }: StoppableBroker): Promise<number> {
  const admin = new Kafka(client).admin()
  await admin.connect()
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.endsWith('.dlq'))
    const offsets = await Promise.all(topics.map((topic) => admin.fetchTopicOffsets(topic)))
    return offsets.flat().reduce((sum, { high, low }) => sum + Number(high) - Number(low), 0)
  } finally {
    await admin.disconnect()
  }
}
