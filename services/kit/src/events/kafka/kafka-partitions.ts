import type { ConsumerRunConfig, KafkaMessage } from 'kafkajs'
import { interval } from '../../async/interval.ts'
import type { Delivery } from '../deliver.ts'
import { batchesOf, deliverTo } from '../deliver-batch.ts'
import type { EventEnvelope, Subscription } from '../event-bus.ts'
import type { PausedPartitions } from '../paused-partitions.ts'

/** Milliseconds between two heartbeats while events are handled. */
const keepAliveMs = 2_000
/**
 * Milliseconds after which a partition yields. kafkajs fetches from a broker again once every partition of the last fetch is done, so a partition
 * with a long backlog would hold up the others.
 */
const sliceMs = 1_000
/**
 * Partitions that one consumer works on at once. A handler mostly waits for its store, so four use about as many connections of the pool of 50 as
 * the calls of the same process leave free, with three or four groups in a service.
 */
const partitionsConsumedConcurrently = 4

interface PartitionConsumer {
  /** Returns the event of a message; null when the message is for another group. */
  read: (partition: number, message: KafkaMessage) => EventEnvelope | null
  subscription: Subscription
  delivery: Delivery
  paused: PausedPartitions
}

/**
 * Handles what a fetch returned for a partition, in order, and marks the offset after each event or batch. When a store or a service is away, the
 * partition pauses: the member keeps its place in the group, other partitions go on, and the same events are fetched again after the pause.
 */
export const consumePartitions = ({ read, subscription, delivery, paused }: PartitionConsumer): ConsumerRunConfig => ({
  partitionsConsumedConcurrently,
  eachBatchAutoResolve: false,
  eachBatch: async ({ batch, resolveOffset, commitOffsetsIfNecessary, uncommittedOffsets, heartbeat, isRunning, isStale, pause }) => {
    const { partition } = batch
    const endsAt = performance.now() + sliceMs
    // An error of a heartbeat ends nothing here: the next commit fails too.
    const stopKeepAlive = interval(keepAliveMs, heartbeat, () => undefined)
    try {
      for (const messages of batchesOf(batch.messages, subscription)) {
        if (!isRunning() || isStale() || performance.now() > endsAt) break
        const events = messages.map((message) => read(partition, message)).filter((event) => event !== null)
        const undelivered = events.length > 0 ? await deliverTo(subscription, events, delivery) : undefined
        if (undelivered) {
          paused.pause(partition, pause())
          break
        }
        paused.handled(partition)
        resolveOffset(messages.at(-1)?.offset ?? batch.lastOffset())
        await heartbeat()
      }
    } finally {
      await stopKeepAlive()
    }
    await commitOffsetsIfNecessary(uncommittedOffsets())
  },
})
