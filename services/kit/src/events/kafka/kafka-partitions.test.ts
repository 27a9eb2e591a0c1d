import { beforeEach, describe, expect, it } from '@jest/globals'
import type { EachBatchPayload } from 'kafkajs'
import { SimulatedTime } from '../../async/simulated-time.ts'
import { DomainError } from '../../errors.ts'
import { createLog } from '../../log.ts'
import { outageLog } from '../deliver.ts'
import type { EventEnvelope } from '../event-bus.ts'
import { PausedPartitions } from '../paused-partitions.ts'
import { consumePartitions } from './kafka-partitions.ts'

const log = createLog('test', { level: 'silent' })
const away = new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
const topic = 'kit.sent.v1'
const group = 'kit.test'

describe('the partitions of a consumer', () => {
  let time: SimulatedTime
  let handled: string[]
  /** The calls for offsets and partitions. */
  let calls: string[]
  let isAway: (key: string) => boolean

  beforeEach(() => {
    time = new SimulatedTime()
    handled = []
    calls = []
    isAway = () => false
  })

  const consume = () => {
    const handle = async ({ id, key }: EventEnvelope) => {
      if (isAway(key)) throw away
      handled.push(id)
    }
    const subscription = { topic, group, handle }
    const paused = new PausedPartitions({ topic, group, clock: time.clock, pauseMs: () => 500 })
    const { eachBatch } = consumePartitions({
      read: (partition, { offset }) => ({
        id: `${partition}/${offset}`,
        topic,
        key: String(partition),
        payload: Buffer.alloc(0),
        at: new Date(),
      }),
      subscription,
      paused,
      delivery: {
        log,
        retryDelaysMs: [0],
        outage: outageLog(log, subscription),
        signal: new AbortController().signal,
        storeDeadLetter: async () => undefined,
      },
    })
    const fetched = (partition: number, offsets: readonly number[]): EachBatchPayload =>
      ({
        batch: { partition, messages: offsets.map((offset) => ({ offset: String(offset) })), lastOffset: () => String(offsets.at(-1)) },
        resolveOffset: (offset: string) => calls.push(`${partition} resolves ${offset}`),
        commitOffsetsIfNecessary: async () => undefined,
        uncommittedOffsets: () => ({ topics: [] }),
        heartbeat: async () => undefined,
        isRunning: () => true,
        isStale: () => false,
        pause: () => {
          calls.push(`${partition} pauses`)
          return () => calls.push(`${partition} resumes`)
        },
      }) as unknown as EachBatchPayload
    return (partition: number, ...offsets: number[]) => eachBatch?.(fetched(partition, offsets))
  }

  it('pause one by one while a store is away, keep their offset, and resume by themselves', async () => {
    const partition = consume()
    isAway = (key) => key === '1'
    await Promise.all([partition(0, 7, 8), partition(1, 3, 4)])
    expect([handled, calls]).toEqual([
      ['0/7', '0/8'],
      ['0 resolves 7', '0 resolves 8', '1 pauses'],
    ])
    await time.runUntil(500)
    expect(calls.at(-1)).toBe('1 resumes')
    isAway = () => false
    await partition(1, 3, 4)
    expect(handled.slice(2)).toEqual(['1/3', '1/4'])
  })

  it('yield after a second, so that a backlog of one does not hold up the others', async () => {
    const partition = consume()
    let slowUntil: number | undefined
    isAway = () => {
      slowUntil ??= performance.now() + 1_100
      while (performance.now() < slowUntil) {
        /* A handler that takes 1.1 s */
      }
      return false
    }
    await partition(0, 1, 2, 3)
    expect(calls).toEqual(['0 resolves 1'])
  })
})
