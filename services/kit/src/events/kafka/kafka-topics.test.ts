import { expect, it } from '@jest/globals'
import type { Kafka } from 'kafkajs'
import { ensureTopics } from './kafka-topics.ts'

it('dead-letter topics keep their messages without a limit, and other topics as long as the broker says', async () => {
  const created: { topic: string; configEntries: object[] }[] = []
  const admin = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    fetchTopicMetadata: async () => undefined,
    createTopics: async ({ topics }: { topics: typeof created }) => created.push(...topics),
  }
  await ensureTopics({ admin: () => admin } as unknown as Kafka)(['kit.sent.v1', 'kit.sent.v1.dlq'])
  expect(created.map(({ topic, configEntries }) => [topic, configEntries])).toEqual([
    ['kit.sent.v1', []],
    ['kit.sent.v1.dlq', [{ name: 'retention.ms', value: '-1' }]],
  ])
})
