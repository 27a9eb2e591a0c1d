import { beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../../async/simulated-time.ts'
import { createLog } from '../../log.ts'
import { type GroupConsumer, keepConsuming } from './kafka-consumer.ts'

const log = createLog('test', { level: 'silent' })

describe('keepConsuming', () => {
  let time: SimulatedTime
  /** What was done with each consumer. */
  let consumers: { calls: string[]; crash: (restart: boolean) => void; mayRestart: () => Promise<boolean> }[]
  let connect: () => Promise<void>

  const create = (mayRestart: () => Promise<boolean>): GroupConsumer => {
    const calls: string[] = []
    let onCrash = (_event: object) => {}
    consumers.push({
      calls,
      mayRestart,
      crash: (restart) => onCrash({ payload: { error: new Error('lock timeout'), groupId: 'g', restart } }),
    })
    const record = (call: string) => async () => void calls.push(call)
    return {
      events: { CRASH: 'consumer.crash' },
      on: (_name: string, listener: (event: object) => void) => {
        onCrash = listener
      },
      connect: async () => {
        await connect()
        calls.push('connect')
      },
      subscribe: record('subscribe'),
      run: record('run'),
      disconnect: record('disconnect'),
    } as unknown as GroupConsumer
  }
  const start = () => keepConsuming({ create, topic: 't', run: { eachMessage: async () => undefined }, log, clock: time.clock })

  beforeEach(() => {
    time = new SimulatedTime()
    consumers = []
    connect = async () => undefined
  })

  it('replaces a consumer that kafkajs does not restart', async () => {
    await start()
    consumers[0]?.crash(false)
    await time.runUntil(time.now + 1_999)
    expect(consumers).toHaveLength(1)
    await time.runUntil(time.now + 1)
    expect(consumers[1]?.calls).toEqual(['connect', 'subscribe', 'run'])
  })

  it('leaves a consumer that kafkajs restarts', async () => {
    await start()
    consumers[0]?.crash(true)
    await time.runUntil(time.now + 60_000)
    expect([consumers.length, await consumers[0]?.mayRestart()]).toEqual([1, true])
  })

  it('tries again while the new consumer cannot connect', async () => {
    await start()
    connect = async () => {
      throw new Error('away')
    }
    consumers[0]?.crash(false)
    await time.runUntil(time.now + 4_500)
    connect = async () => undefined
    await time.runUntil(time.now + 2_000)
    expect(consumers.map(({ calls }) => calls.includes('run'))).toEqual([true, false, false, true])
  })

  it('replaces none once it is stopped, and lets kafkajs restart none', async () => {
    const stop = await start()
    consumers[0]?.crash(false)
    await stop()
    await time.runUntil(time.now + 60_000)
    expect([consumers.length, consumers[0]?.calls.at(-1), await consumers[0]?.mayRestart()]).toEqual([1, 'disconnect', false])
  })
})
