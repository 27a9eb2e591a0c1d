import { beforeEach, describe, expect, it } from '@jest/globals'
import type { EachMessagePayload, Kafka } from 'kafkajs'
import { SimulatedTime } from '../../async/simulated-time.ts'
import { replayKafkaDeadLetters } from './kafka-replay.ts'

describe('replayKafkaDeadLetters', () => {
  let time: SimulatedTime
  let calls: string[]
  let committed: string
  let deliver: (offset: number) => Promise<void>
  let crash: (restart: boolean) => void

  /** Creates a fake cluster with two unreplayed dead letters, at offsets 3 and 4. */
  function createKafka(): Kafka {
    const record = (call: string) => async () => void calls.push(call)
    const connection = (name: string) => ({ connect: async () => undefined, disconnect: record(`${name} closed`) })
    return {
      admin: () => ({
        ...connection('admin'),
        listTopics: async () => ['t.dlq'],
        fetchOffsets: async () => [{ topic: 't.dlq', partitions: [{ partition: 0, offset: committed }] }],
        fetchTopicOffsets: async () => [{ partition: 0, low: '0', high: '5' }],
        deleteTopicRecords: async ({ topic, partitions: [range] }: { topic: string; partitions: { offset: string }[] }) =>
          calls.push(`${topic} deleted up to ${range?.offset}`),
      }),
      producer: () => ({
        ...connection('producer'),
        send: async ({ topic, messages }: { topic: string; messages: { value: Buffer }[] }) => calls.push(`${topic} ${messages[0]?.value}`),
      }),
      consumer: () => ({
        ...connection('consumer'),
        events: { CRASH: 'crash' },
        on: (_name: string, listener: (event: object) => void) => {
          crash = (restart) => listener({ payload: { error: new Error('lock timeout'), restart } })
        },
        subscribe: record('subscribed'),
        run: async ({ eachMessage }: { eachMessage: (payload: EachMessagePayload) => Promise<void> }) => {
          deliver = (offset) => {
            const message = { offset: String(offset), key: null, value: Buffer.from(`letter ${offset}`) }
            return eachMessage({ partition: 0, message } as EachMessagePayload)
          }
        },
        commitOffsets: async ([{ offset }]: [{ offset: string }]) => {
          committed = offset
          calls.push(`committed ${offset}`)
        },
      }),
    } as unknown as Kafka
  }
  const closed = ['admin closed', 'producer closed', 'consumer closed']
  /** Starts a replay, whose end a test awaits later. */
  const start = async () => {
    const outcome = replayKafkaDeadLetters(createKafka(), 't', time.clock)
    outcome.catch(() => undefined)
    await time.runUntil(0)
    return { outcome }
  }

  beforeEach(() => {
    time = new SimulatedTime()
    calls = []
    committed = '3'
  })

  it('publishes each dead letter to its topic and commits it, and deletes all after the last', async () => {
    const { outcome } = await start()
    await deliver(3)
    await deliver(4)
    expect(await outcome).toBe(2)
    expect(calls).toEqual(['subscribed', 't letter 3', 'committed 4', 't letter 4', 'committed 5', 't.dlq deleted up to 5', ...closed])
  })

  it('leaves one that has become a dead letter since its start', async () => {
    const { outcome } = await start()
    for (const offset of [3, 4, 5]) await deliver(offset)
    expect(await outcome).toBe(2)
    expect(calls).not.toContain('t letter 5')
  })

  it('deletes what an earlier replay has published and not deleted', async () => {
    committed = '5'
    const { outcome } = await start()
    expect(await outcome).toBe(0)
    expect(calls).toEqual(['t.dlq deleted up to 5', ...closed])
  })

  it('rejects after 30 s without a dead letter, and closes its connections', async () => {
    const { outcome } = await start()
    await time.runUntil(29_000)
    await deliver(3)
    await time.runUntil(58_999)
    expect(calls).not.toContain('consumer closed')
    await time.runUntil(59_000)
    await expect(outcome).rejects.toThrow('no dead letter could be replayed for 30 s, after 1 that were')
    expect(calls.slice(-3)).toEqual(closed)
  })

  it('rejects when its consumer has ended for good, and not when kafkajs restarts it', async () => {
    const { outcome } = await start()
    crash(true)
    await time.runUntil(1_000)
    expect(calls).not.toContain('consumer closed')
    crash(false)
    await expect(outcome).rejects.toThrow('lock timeout')
    expect(calls.slice(-3)).toEqual(closed)
  })
})
