import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import './empty-batches.ts'

const ConsumerGroup = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup.js')

/** Runs a fetch with the broker's answer for each partition. Returns the partitions of the batches. */
async function fetchedPartitions(answer: readonly { offset: string; isControlRecord?: boolean }[][]): Promise<number[]> {
  const partitions = answer.map((_, partition) => partition)
  const responses = [
    {
      topicName: 't',
      partitions: answer.map((messages, partition) => ({ partition, highWatermark: '9', abortedTransactions: [], messages })),
    },
  ]
  const group = Object.assign(Object.create(ConsumerGroup.prototype), {
    cluster: { refreshMetadataIfNecessary: async () => undefined, findBroker: async () => ({ fetch: async () => ({ responses }) }) },
    checkForStaleAssignment: () => undefined,
    filterPartitionsByNode: (_nodeId: number, assigned: unknown) => assigned,
    seekOffsets: async () => undefined,
    getActiveTopicPartitions: () => ({ t: new Set(partitions) }),
    subscriptionState: { assigned: () => [{ topic: 't', partitions }], isPaused: () => false },
    offsetManager: { committedOffsets: () => ({ t: partitions.map(() => '5') }), nextOffset: () => '5' },
    seekOffset: { has: () => false },
    preferredReadReplicasPerTopicPartition: {},
  })
  return (await group.fetch(1)).map(({ partition }: { partition: number }) => partition)
}

describe('a fetch of a Kafka consumer', () => {
  it('returns no batch when no partition has a message', async () => {
    expect(await fetchedPartitions([[], [], []])).toEqual([])
  })

  it('returns the batches with messages, also those of which nothing is for the handler', async () => {
    const message = { offset: '5' }
    const control = { offset: '5', isControlRecord: true }
    const compacted = { offset: '4' }
    expect(await fetchedPartitions([[], [message], [], [control], [compacted]])).toEqual([1, 3, 4])
  })
})
