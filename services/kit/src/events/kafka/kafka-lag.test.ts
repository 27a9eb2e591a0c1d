import { expect, it } from '@jest/globals'
import type { Kafka } from 'kafkajs'
import { createLog } from '../../log.ts'
import { eventsDeadLetters } from '../../metrics.ts'
import { eventually } from '../../testing/eventually.ts'
import { partial } from '../../testing/partial.ts'
import { watchLag } from './kafka-lag.ts'

it('exports the dead letters of a topic that were not replayed, for as long as a group of it is watched', async () => {
  const topic = 'kit.counted.v1'
  const ends = [
    { partition: 0, low: '2', high: '5' },
    { partition: 1, low: '0', high: '4' },
  ]
  const admin = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    fetchTopicOffsets: async (name: string) => (name === `${topic}.dlq` ? ends : []),
    fetchOffsets: async ({ groupId }: { groupId: string }) =>
      groupId === `replay.${topic}` ? [{ topic: `${topic}.dlq`, partitions: [{ partition: 1, offset: '3' }] }] : [],
  }
  const lag = watchLag(partial<Kafka>({ admin: () => admin }), 5, createLog('test', { level: 'silent' }))
  const gauge = async () => (await eventsDeadLetters.get()).values.find(({ labels }) => labels.topic === topic)?.value
  const unwatch = lag.watch({ topic, group: 'kit.counted', isMember: () => true, worksOn: () => true })
  await eventually(async () => expect(await gauge()).toBe(4))
  unwatch()
  expect(await gauge()).toBeUndefined()
  lag.stop()
})
