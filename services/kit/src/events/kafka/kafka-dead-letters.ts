import { randomUUID } from 'node:crypto'
import type { Admin, Kafka, KafkaMessage } from 'kafkajs'
import { type DeadLetterSummary, deadLetterTopic, isDeadLetterTopic } from '../event-bus.ts'
import { pendingOffsets, replayGroup } from './kafka-replay.ts'

/** The most dead letters that are read for a list; more are not counted. */
const maxRead = 10_000
/** Milliseconds after which a list ends with what was read. */
const readTimeoutMs = 12_000
const suffix = deadLetterTopic('')
const maxErrorLength = 500

/**
 * Lists the dead letters that were not replayed, by topic and group, of topics that begin with the prefix. Reads them with a temporary
 * consumer group.
 */
export async function listKafkaDeadLetters(kafka: Kafka, topicPrefix = ''): Promise<DeadLetterSummary[]> {
  const admin = kafka.admin()
  await admin.connect()
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(topicPrefix) && isDeadLetterTopic(topic))
    const pending = new Map<string, Pending>()
    for (const topic of topics) {
      const partitions = await pendingOffsets(admin, topic, replayGroup(topic.slice(0, -suffix.length)))
      if (partitions.size > 0) pending.set(topic, partitions)
    }
    const summaries = new Map<string, DeadLetterSummary>()
    if (pending.size > 0) await readPending(kafka, admin, pending, (topic, message) => addTo(summaries, topic, message))
    return [...summaries.values()].sort((a, b) => (`${a.topic} ${a.group}` < `${b.topic} ${b.group}` ? -1 : 1))
  } finally {
    await admin.disconnect()
  }
}

type Pending = Awaited<ReturnType<typeof pendingOffsets>>

async function readPending(
  kafka: Kafka,
  admin: Admin,
  pending: ReadonlyMap<string, Pending>,
  onMessage: (topic: string, message: KafkaMessage) => void,
): Promise<void> {
  const groupId = `dead-letters.${randomUUID()}`
  let done = false
  const restartOnFailure = async () => !done
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 150, retry: { restartOnFailure } })
  const waiting = new Set([...pending].flatMap(([topic, partitions]) => [...partitions.keys()].map((partition) => `${topic}/${partition}`)))
  let read = 0
  await consumer.connect()
  try {
    await consumer.subscribe({ topics: [...pending.keys()], fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, readTimeoutMs)
      const finish = () => {
        clearTimeout(timer)
        resolve()
      }
      const eachMessage = async ({ topic, partition, message }: { topic: string; partition: number; message: KafkaMessage }) => {
        const range = pending.get(topic)?.get(partition)
        const offset = BigInt(message.offset)
        if (range && offset >= range.from && offset < range.end && read++ < maxRead) onMessage(topic, message)
        if (!range || offset + 1n >= range.end) waiting.delete(`${topic}/${partition}`)
        if (waiting.size === 0 || read >= maxRead) finish()
      }
      consumer.run({ autoCommit: false, eachMessage }).catch(reject)
      for (const [topic, partitions] of pending)
        for (const [partition, { from }] of partitions) if (from > 0n) consumer.seek({ topic, partition, offset: String(from) })
    })
  } finally {
    done = true
    await consumer.disconnect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
  }
}

/** Adds a dead letter to its summary. Messages of different partitions arrive in any order. */
function addTo(summaries: Map<string, DeadLetterSummary>, deadTopic: string, { headers, timestamp }: KafkaMessage): void {
  const topic = deadTopic.slice(0, -suffix.length)
  const group = headers?.group?.toString() ?? ''
  const diedAt = new Date(Number(timestamp))
  const lastError = (headers?.error?.toString() ?? '').slice(0, maxErrorLength)
  const known = summaries.get(`${topic} ${group}`)
  if (!known) summaries.set(`${topic} ${group}`, { topic, group, count: 1, oldestAt: diedAt, lastError })
  else {
    const oldestAt = diedAt < known.oldestAt ? diedAt : known.oldestAt
    summaries.set(`${topic} ${group}`, { topic, group, count: known.count + 1, oldestAt, lastError })
  }
}
