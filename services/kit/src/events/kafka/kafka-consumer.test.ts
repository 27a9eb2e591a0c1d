import { beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../../async/simulated-time.ts'
import { createLog } from '../../log.ts'
import { type GroupConsumer, keepConsuming } from './kafka-consumer.ts'

const log = createLog('test', { level: 'silent' })

describe('keepConsuming', () => {
  let time: SimulatedTime
  /** The calls that each consumer received. */
  let consumers: {
    calls: string[]
    emit: (name: 'joined' | 'heartbeat') => void
    crash: (restart: boolean) => void
    mayRestart: () => Promise<boolean>
  }[]
  /** The partitions that were assigned, after each change. */
  let assignments: (readonly number[])[]
  let connect: () => Promise<void>

  const create = (mayRestart: () => Promise<boolean>): GroupConsumer => {
    const calls: string[] = []
    const listeners = new Map<string, (event: object) => void>()
    consumers.push({
      calls,
      mayRestart,
      emit: (name) => listeners.get(name)?.({ payload: { memberAssignment: { t: [0, 2] } } }),
      crash: (restart) => listeners.get('crash')?.({ payload: { error: new Error('lock timeout'), groupId: 'g', restart } }),
    })
    const record = (call: string) => async () => void calls.push(call)
    return {
      events: { CRASH: 'crash', GROUP_JOIN: 'joined', HEARTBEAT: 'heartbeat' },
      on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      connect: async () => {
        await connect()
        calls.push('connect')
      },
      subscribe: record('subscribe'),
      run: record('run'),
      disconnect: record('disconnect'),
    } as unknown as GroupConsumer
  }
  const start = () =>
    keepConsuming({
      create,
      topic: 't',
      run: { eachBatch: async () => undefined },
      log,
      clock: time.clock,
      random: () => 1,
      onAssigned: (partitions) => assignments.push(partitions),
    })

  beforeEach(() => {
    time = new SimulatedTime()
    consumers = []
    assignments = []
    connect = async () => undefined
  })

  it('replaces a consumer that kafkajs does not restart', async () => {
    await start()
    consumers[0]?.crash(false)
    await time.runUntil(time.now + 1_999)
    expect(consumers).toHaveLength(1)
    await time.runUntil(time.now + 1)
    expect(consumers[1]?.calls).toEqual(['connect', 'subscribe', 'run'])
    expect(consumers[0]?.calls.at(-1)).toBe('disconnect')
  })

  it('leaves a consumer that kafkajs restarts', async () => {
    await start()
    consumers[0]?.crash(true)
    await time.runUntil(time.now + 59_000)
    expect([consumers.length, await consumers[0]?.mayRestart()]).toEqual([1, true])
  })

  it('replaces a consumer that is silent for a minute', async () => {
    await start()
    await time.runUntil(time.now + 30_000)
    consumers[0]?.emit('heartbeat')
    await time.runUntil(time.now + 59_000)
    expect(consumers).toHaveLength(1)
    await time.runUntil(time.now + 5_000)
    expect([consumers.length, await consumers[0]?.mayRestart(), await consumers[1]?.mayRestart()]).toEqual([2, false, true])
  })

  it('tries again while the new consumer cannot connect, after 2, 4, 8, 16 and then every 30 s', async () => {
    await start()
    connect = async () => {
      throw new Error('away')
    }
    consumers[0]?.crash(false)
    const counts: number[] = []
    for (const seconds of [2, 4, 8, 16, 30, 30, 30]) {
      await time.runUntil(time.now + seconds * 1_000 - 1)
      counts.push(consumers.length)
      await time.runUntil(time.now + 1)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
    connect = async () => undefined
    await time.runUntil(time.now + 30_000)
    expect(consumers.at(-1)?.calls).toContain('run')
  })

  it('is a member from its join on, until it crashes or sends no heartbeat for 15 s', async () => {
    const { isMember } = await start()
    const states = [isMember()]
    const after = (happens: () => void) => {
      happens()
      states.push(isMember())
    }
    after(() => consumers[0]?.emit('joined'))
    await time.runUntil(time.now + 15_001)
    after(() => undefined)
    after(() => consumers[0]?.emit('heartbeat'))
    after(() => consumers[0]?.crash(true))
    expect(states).toEqual([false, true, false, true, false])
    expect(assignments).toEqual([[0, 2], []])
  })

  it('replaces none once it is stopped, and lets kafkajs restart none', async () => {
    const { stop } = await start()
    consumers[0]?.crash(false)
    await stop()
    await time.runUntil(time.now + 120_000)
    expect([consumers.length, consumers[0]?.calls.at(-1), await consumers[0]?.mayRestart()]).toEqual([1, 'disconnect', false])
  })
})
