import { describe, expect, it } from '@jest/globals'
import { retry } from './retry.ts'
import { SimulatedTime } from './simulated-time.ts'

describe('a retry', () => {
  it('repeats work with delays of 100 ms to 2 s until it succeeds', async () => {
    const time = new SimulatedTime()
    const attempts: number[] = []
    const work = async () => {
      attempts.push(time.now)
      if (time.now < 25_000) throw new Error('away')
      return 'done'
    }
    const result = retry(work, { forMs: 60_000, clock: time.clock })
    await time.runUntil(60_000)
    expect(await result).toBe('done')
    const delays = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(75)
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000)
    expect(attempts.length).toBeLessThan(25)
  })

  it('throws the last error when the time is over', async () => {
    const time = new SimulatedTime()
    let attempts = 0
    const work = async () => {
      throw new Error(`attempt ${++attempts}`)
    }
    const late = retry(work, { forMs: 10_000, clock: time.clock }).catch((error) => ({ error, at: time.now }))
    await time.runUntil(60_000)
    const { error, at } = await late
    expect(error.message).toBe(`attempt ${attempts}`)
    expect(at).toBeLessThanOrEqual(10_000)
  })

  it('throws an error that does not pass at once', async () => {
    let attempts = 0
    const work = async () => {
      throw new Error(++attempts === 1 ? 'away' : 'refused')
    }
    const time = new SimulatedTime()
    const mayPass = (error: unknown) => (error as Error).message === 'away'
    const failed = retry(work, { forMs: 60_000, mayPass, clock: time.clock }).catch((error) => error.message)
    await time.runUntil(60_000)
    expect([await failed, attempts]).toEqual(['refused', 2])
  })

  it('throws the reason of its signal in place of a further attempt', async () => {
    const time = new SimulatedTime()
    const abort = new AbortController()
    let attempts = 0
    const work = async () => {
      attempts++
      throw new Error('away')
    }
    const failed = retry(work, { forMs: 60_000, signal: abort.signal, clock: time.clock }).catch((reason) => ({ reason, at: time.now }))
    time.at(1_000, () => abort.abort('stopped'))
    await time.runUntil(1_000)
    const before = attempts
    await time.runUntil(60_000)
    expect([await failed, attempts]).toEqual([{ reason: 'stopped', at: 1_000 }, before])
  })
})
