import { expect, it } from '@jest/globals'
import type { ITopicConfig, Kafka } from 'kafkajs'
import { partial } from '../../testing/partial.ts'
import { ensureTopics } from './kafka-topics.ts'

it('dead-letter topics keep their messages without a limit, and other topics as long as the broker says', async () => {
  const created: ITopicConfig[] = []
  const admin = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    fetchTopicMetadata: async () => ({ topics: [] }),
    createTopics: async ({ topics }: { topics: ITopicConfig[] }) => created.push(...topics) > 0,
  }
  await ensureTopics(partial<Kafka>({ admin: () => admin }))(['kit.sent.v1', 'kit.sent.v1.dlq'])
  expect(created.map(({ topic, configEntries }) => [topic, configEntries])).toEqual([
    ['kit.sent.v1', []],
    ['kit.sent.v1.dlq', [{ name: 'retention.ms', value: '-1' }]],
  ])
})
