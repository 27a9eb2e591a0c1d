import type { ConsumerRunConfig, KafkaMessage } from 'kafkajs'
import { interval } from '../../async/interval.ts'
import type { Delivery } from '../deliver.ts'
import { batchesOf, deliverTo } from '../deliver-batch.ts'
import type { EventEnvelope, Subscription } from '../event-bus.ts'
import type { PausedPartitions } from '../paused-partitions.ts'

/** The interval between heartbeats while events are handled, in milliseconds. */
const keepAliveMs = 2_000
/**
 * Milliseconds after which a partition returns the rest of a fetch. kafkajs fetches from a broker again only when every partition of the
 * last fetch is done, so a partition with a long backlog would delay the others.
 */
const sliceMs = 1_000
/**
 * The partitions that one consumer handles concurrently. A handler mostly waits for its store. With three or four groups in a service, four
 * use about as many of the pool's 50 connections as the calls of the process leave free.
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
 * Handles the fetched events of a partition in order, and marks the offset after each event or batch. When a store or a service is
 * unavailable, the partition pauses: the consumer stays in its group, other partitions continue, and the same events are fetched again
 * after the pause.
 */
export const consumePartitions = ({ read, subscription, delivery, paused }: PartitionConsumer): ConsumerRunConfig => ({
  partitionsConsumedConcurrently,
  eachBatchAutoResolve: false,
  eachBatch: async ({ batch, resolveOffset, commitOffsetsIfNecessary, uncommittedOffsets, heartbeat, isRunning, isStale, pause }) => {
    const { partition } = batch
    const endsAt = performance.now() + sliceMs
    // Ignores a failed heartbeat, because the next commit fails too.
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
