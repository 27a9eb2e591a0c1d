import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { DomainError } from '../errors.ts'
import { createLog } from '../log.ts'
import type { EventBus, EventEnvelope } from './event-bus.ts'
import { EventContractError, UndeliveredEventsError } from './event-errors.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { pauseAfter } from './paused-partitions.ts'

const topic = 'kit.deleted.v1'
const event = (id: string, key = id): EventEnvelope => ({ id, topic, key, payload: Buffer.alloc(0), at: new Date() })

describe('the bus within a process, while the store of one group is away', () => {
  let time: SimulatedTime
  let bus: EventBus
  let dead: string[]
  beforeEach(() => {
    time = new SimulatedTime()
    dead = []
    bus = createInProcessBus({
      log: createLog('test', { level: 'silent' }),
      deadLetters: {
        store: async ({ id }) => void dead.push(id),
        takeMarked: async function* () {},
        mark: async () => 0,
        summaries: async () => [],
      },
      retryDelaysMs: [0],
      clock: time.clock,
      pauseMs: (failures) => pauseAfter(failures, () => 1),
    })
  })
  afterEach(() => bus.close())

  /** Subscribes a group and returns what it has handled. */
  async function listen(group: string, fails: (event: EventEnvelope) => unknown = () => undefined) {
    const handled: string[] = []
    const handle = async (envelope: EventEnvelope) => {
      const error = fails(envelope)
      if (error) throw error
      handled.push(envelope.id)
    }
    await bus.subscribe({ topic, group, handle })
    return handled
  }
  /** Publishes the undelivered events every 500 ms, as a relay does. */
  async function relay(events: readonly EventEnvelope[], untilMs: number): Promise<void> {
    let left = events
    while (left.length > 0) {
      const undelivered = await bus.publish(left).then(
        () => new Set(),
        ({ ids }: UndeliveredEventsError) => ids,
      )
      left = left.filter(({ id }) => undelivered.has(id))
      if (time.now > untilMs) throw new Error('not delivered')
      await time.runUntil(time.now + 500)
    }
  }

  it('keeps an account deletion for ten minutes and then handles it by itself, without a dead letter', async () => {
    const backAt = 600_000
    const away = new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    let calls = 0
    const late = await listen('late', () => (time.now < backAt && ++calls ? away : undefined))
    const healthy = await listen('healthy')
    await relay([event('ada'), event('bob')], backAt + 20_000)
    expect([late.sort(), healthy.sort(), dead]).toEqual([['ada', 'bob'], ['ada', 'bob'], []])
    expect(time.now).toBeLessThanOrEqual(backAt + 15_500)
    expect(calls).toBeLessThan(4 * (600 / 15 + 10))
  })

  it('goes on with other keys, and keeps the order of one key', async () => {
    let isAway = true
    const away = new DomainError('deadline', 'DEADLINE_EXCEEDED', 'late')
    const handled = await listen('late', ({ key }) => (isAway && key === 'ada' ? away : undefined))
    const events = [event('ada-1', 'ada'), event('ada-2', 'ada'), event('bob-1', 'bob')]
    await expect(bus.publish(events)).rejects.toEqual(new UndeliveredEventsError(new Set(['ada-1', 'ada-2'])))
    expect(handled).toEqual(['bob-1'])
    isAway = false
    await relay(events.slice(0, 2), 5_000)
    expect(handled).toEqual(['bob-1', 'ada-1', 'ada-2'])
  })

  it('delivers a batch of all keys, and those of one partition apart after a failure', async () => {
    let isAway = true
    const away = new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    const batches: string[][] = []
    const handleBatch = async (batch: readonly EventEnvelope[]) => {
      const ids = batch.map(({ id }) => id)
      if (isAway && ids.includes('ada-2')) throw away
      batches.push(ids)
    }
    await bus.subscribe({ topic, group: 'batches', handleBatch })
    await bus.publish([event('ada-1', 'ada'), event('bob-1', 'bob')])
    expect(batches).toEqual([['ada-1', 'bob-1']])
    const events = [event('ada-2', 'ada'), event('bob-2', 'bob')]
    await expect(bus.publish(events)).rejects.toEqual(new UndeliveredEventsError(new Set(['ada-2', 'bob-2'])))
    await time.runUntil(time.now + 500)
    await expect(bus.publish(events)).rejects.toEqual(new UndeliveredEventsError(new Set(['ada-2'])))
    expect(batches).toEqual([['ada-1', 'bob-1'], ['bob-2']])
    isAway = false
    await relay(events.slice(0, 1), 60_000)
    await bus.publish([event('ada-3', 'ada'), event('bob-3', 'bob')])
    expect(batches.slice(2)).toEqual([['ada-2'], ['ada-3', 'bob-3']])
  })

  it('makes a dead letter of an event that breaks its contract, at once', async () => {
    let calls = 0
    await listen('strict', () => {
      calls++
      return new EventContractError('no account id')
    })
    await bus.publish([event('ada')])
    expect([dead, calls]).toEqual([['ada'], 1])
  })
})
