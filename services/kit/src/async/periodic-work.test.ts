import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createLog, type Log } from '../log.ts'
import { pause, processClock } from './clock.ts'
import { type PeriodicWork, startPeriodicWork } from './periodic-work.ts'

describe('periodic work', () => {
  let lines: string[]
  let log: Log

  beforeEach(() => {
    jest.useFakeTimers()
    lines = []
    const record = (_fields: object, text: string) => lines.push(text)
    log = Object.assign(createLog('test', { level: 'silent' }), { warn: record, info: record })
  })
  afterEach(() => void jest.useRealTimers())

  const start = (run: PeriodicWork['run'], options: Partial<PeriodicWork> = {}) =>
    startPeriodicWork({ everyMs: 100, subject: 'the work', run, log, ...options })

  /** Work that ends `ms` after its start, with the times of its starts since the first one. */
  function timedWork(ms: number) {
    const starts: number[] = []
    const began = Date.now()
    const run = async () => {
      starts.push(Date.now() - began)
      await pause(ms, processClock)
    }
    return { starts, run }
  }

  it('runs every interval, first after one, or now', async () => {
    const later = timedWork(10)
    const now = timedWork(10)
    const stops = [start(later.run), start(now.run, { startsNow: true })]
    await jest.advanceTimersByTimeAsync(350)
    expect([later.starts, now.starts]).toEqual([
      [100, 200, 300],
      [0, 100, 200, 300],
    ])
    await Promise.all(stops.map((stop) => stop()))
  })

  it('runs again at once after a run longer than the interval, without a queue of runs', async () => {
    const { starts, run } = timedWork(350)
    const stop = start(run)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(starts).toEqual([100, 450, 800])
    const stopped = stop()
    await jest.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(starts).toHaveLength(3)
  })

  it('logs the first failure and the first success after it', async () => {
    let runs = 0
    const stop = start(async () => {
      runs++
      if (runs === 2 || runs === 3) throw new Error('away')
    })
    await jest.advanceTimersByTimeAsync(550)
    expect(lines).toEqual(['the work fails and is repeated', 'the work succeeds again'])
    await stop()
  })

  it('aborts the turn when it stops, waits for the run, and logs no failure of it', async () => {
    const turns: number[] = []
    const stop = start(
      ({ forMs, signal }) => {
        turns.push(forMs)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
      { turnMs: 40 },
    )
    await jest.advanceTimersByTimeAsync(100)
    await stop()
    await jest.advanceTimersByTimeAsync(500)
    expect([turns, lines]).toEqual([[40], []])
  })
})
