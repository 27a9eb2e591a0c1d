import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { measureEventLoopDelay } from './event-loop-delay.ts'
import { createLoadShedder } from './load-shedder.ts'

describe('measureEventLoopDelay', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const sample = (...latenesses: number[]) => {
    let time = 0
    const delay = measureEventLoopDelay(() => time)
    expect(delay.currentMs).toBe(0)
    const values = latenesses.map((late) => {
      time += 100 + late
      jest.advanceTimersByTime(100)
      return delay.currentMs
    })
    delay.stop()
    return values
  }

  it('ignores one long task, and shows an event loop that is late for half a second', () => {
    expect(sample(2, 1, 3_000, 2, 1, 2, 2)).toEqual([0, 0, 0, 0, 1, 1, 1])
    expect(sample(300, 250, 400, 300, 500, 5)).toEqual([0, 0, 0, 0, 250, 5])
    expect(sample(-1, -1, -1, -1, -1).at(-1)).toBe(0)
  })

  it('stops waking an idle process, and starts again with the next reading', () => {
    let time = 0
    const delay = measureEventLoopDelay(() => time)
    expect(jest.getTimerCount()).toBe(0)
    const pass = (ms: number) => {
      time += ms
      jest.advanceTimersByTime(ms)
    }
    expect(delay.currentMs).toBe(0)
    pass(9_900)
    expect(jest.getTimerCount()).toBe(1)
    pass(100)
    expect(jest.getTimerCount()).toBe(0)
    time += 60_000
    expect(delay.currentMs).toBe(0)
    pass(600)
    expect(delay.currentMs).toBe(0)
    delay.stop()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('createLoadShedder', () => {
  const limits = { maxDelayMs: 200, maxWaiting: 3 }
  const refusal = { kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 2 } }

  it('refuses the newest call while too many wait, and admits one for each that leaves', () => {
    const shedder = createLoadShedder('grpc', limits, { currentMs: 0 })
    expect([shedder.enter(), shedder.enter(), shedder.enter()]).toEqual([undefined, undefined, undefined])
    expect(shedder.enter()).toMatchObject(refusal)
    shedder.leave()
    expect(shedder.enter()).toBeUndefined()
    expect(shedder.enter()).toMatchObject(refusal)
  })

  it('refuses while the event loop is late, except when nothing waits', () => {
    const delay = { currentMs: 201 }
    const shedder = createLoadShedder('http', limits, delay)
    expect(shedder.enter()).toBeUndefined()
    expect(shedder.enter()).toMatchObject(refusal)
    delay.currentMs = 200
    expect(shedder.enter()).toBeUndefined()
  })
})
