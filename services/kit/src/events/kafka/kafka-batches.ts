import type { ConsumerRunConfig, KafkaMessage } from 'kafkajs'
import type { Delivery } from '../deliver.ts'
import { batchesOf, deliverBatch } from '../deliver-batch.ts'
import type { BatchSubscription, EventEnvelope } from '../event-bus.ts'

/** Returns the event of a message; null when the message is for another group. */
type ReadMessage = (partition: number, message: KafkaMessage) => EventEnvelope | null

/** Handles what a fetch returned for a partition in batches, and commits the offset after each. */
export const consumeBatches = (read: ReadMessage, subscription: BatchSubscription, delivery: Delivery): ConsumerRunConfig => ({
  eachBatchAutoResolve: false,
  eachBatch: async ({ batch, resolveOffset, commitOffsetsIfNecessary, uncommittedOffsets, heartbeat, isRunning, isStale }) => {
    for (const messages of batchesOf(batch.messages)) {
      if (!isRunning() || isStale()) return
      const events = messages.map((message) => read(batch.partition, message)).filter((event) => event !== null)
      if (events.length > 0) await deliverBatch(events, subscription, { ...delivery, keepAlive: heartbeat })
      resolveOffset(messages.at(-1)?.offset ?? batch.lastOffset())
      await commitOffsetsIfNecessary(uncommittedOffsets())
      await heartbeat()
    }
  },
})
