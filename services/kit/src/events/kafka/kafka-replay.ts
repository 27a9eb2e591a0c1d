import type { Admin, Kafka, KafkaMessage } from 'kafkajs'
import { type Clock, processClock } from '../../async/clock.ts'
import { deadLetterTopic } from '../event-bus.ts'

/** The longest time without a replayed event, in milliseconds: the first one waits until the consumer has joined its group. */
const silentMs = 30_000

/**
 * Publishes every dead letter of a topic to the topic again, for the group that failed it. Returns their number. Commits the offset of each
 * published one, so that a second run finds only newer dead letters. In the end deletes all that were ever replayed: the offsets of an
 * unused group expire. Rejects when the consumer ends, or after 30 s without progress; those published until then count as replayed.
 */
export async function replayKafkaDeadLetters(kafka: Kafka, topic: string, clock: Clock = processClock): Promise<number> {
  const admin = kafka.admin()
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 })
  let done = false
  const restartOnFailure = async () => !done
  const consumer = kafka.consumer({ groupId: replayGroup(topic), maxWaitTimeInMs: 150, retry: { restartOnFailure } })
  const from = deadLetterTopic(topic)
  let cancel = () => {}
  await Promise.all([admin.connect(), producer.connect(), consumer.connect()])
  try {
    const exists = (await admin.listTopics()).includes(from)
    const pending: Awaited<ReturnType<typeof pendingOffsets>> = exists ? await pendingOffsets(admin, from, replayGroup(topic)) : new Map()
    if (exists && pending.size === 0) await deleteReplayed(admin, from, replayGroup(topic))
    if (pending.size === 0) return 0
    await consumer.subscribe({ topic: from, fromBeginning: true })
    let replayed = 0
    await new Promise<void>((resolve, reject) => {
      const expectProgress = () => {
        cancel()
        const tooLong = () => reject(new Error(`no dead letter could be replayed for ${silentMs / 1_000} s, after ${replayed} that were`))
        cancel = clock.after(silentMs, tooLong)
      }
      consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
        if (!restart) reject(error)
      })
      const eachMessage = async ({ partition, message }: { partition: number; message: KafkaMessage }) => {
        // One that has become a dead letter since the start, perhaps for the second time.
        if (BigInt(message.offset) >= (pending.get(partition)?.end ?? 0n)) return
        await producer.send({ topic, acks: -1, messages: [{ key: message.key, value: message.value, headers: { ...message.headers } }] })
        replayed++
        expectProgress()
        await consumer.commitOffsets([{ topic: from, partition, offset: String(BigInt(message.offset) + 1n) }])
        if (BigInt(message.offset) + 1n >= (pending.get(partition)?.end ?? 0n)) pending.delete(partition)
        if (pending.size === 0) resolve()
      }
      expectProgress()
      consumer.run({ autoCommit: false, eachMessage }).catch(reject)
    })
    await deleteReplayed(admin, from, replayGroup(topic))
    return replayed
  } finally {
    done = true
    cancel()
    await Promise.all([admin.disconnect(), producer.disconnect(), consumer.disconnect()])
  }
}

/** Deletes the dead letters up to the committed offset of each partition. One that a failed deletion has left goes with the next. */
async function deleteReplayed(admin: Admin, topic: string, groupId: string): Promise<void> {
  const committed = await admin.fetchOffsets({ groupId, topics: [topic] })
  const replayed = committed.flatMap(({ partitions }) => partitions).filter(({ offset }) => BigInt(offset) > 0n)
  const partitions = replayed.map(({ partition, offset }) => ({ partition, offset }))
  if (partitions.length > 0) await admin.deleteTopicRecords({ topic, partitions })
}

/** The consumer group of the replays of a topic. */
export const replayGroup = (topic: string) => `replay.${topic}`

/** Returns the offset range of the unreplayed dead letters of a dead-letter topic, by partition; `end` is exclusive. */
export async function pendingOffsets(admin: Admin, topic: string, groupId: string): Promise<Map<number, { from: bigint; end: bigint }>> {
  const committed = new Map(
    (await admin.fetchOffsets({ groupId, topics: [topic] })).flatMap(({ partitions }) =>
      partitions.map((p) => [p.partition, BigInt(p.offset)]),
    ),
  )
  const ends = await admin.fetchTopicOffsets(topic)
  return new Map(
    ends.flatMap(({ partition, high, low }) => {
      const done = committed.get(partition) ?? -1n
      const from = done > BigInt(low) ? done : BigInt(low)
      return BigInt(high) > from ? [[partition, { from, end: BigInt(high) }] as const] : []
    }),
  )
}
