import { describe, expect, it } from '@jest/globals'
import { compareHalves, type Interval, isTooMuch } from './halves.ts'

const visits = (times: Record<string, number[]>) => Object.entries(times).flatMap(([kind, values]) => values.map((ms) => ({ kind, ms })))
const interval = (change: Partial<Interval> = {}): Interval => ({
  ...{ visits: visits({ send: [10, 20, 30], discussion: [1_000] }), cpuSeconds: 0.4, heapMb: { chat: 50, billing: 30 }, residentMb: 900 },
  ...change,
})
const soak = (changeAt: (index: number) => Partial<Interval>) => Array.from({ length: 10 }, (_, index) => interval(changeAt(index)))
const tooMuch = (intervals: Interval[]) =>
  compareHalves(intervals)
    .filter(isTooMuch)
    .map(({ name }) => name)

describe('compareHalves', () => {
  it('accepts halves that are alike, and a second half that is better', () => {
    expect(tooMuch(soak(() => ({})))).toEqual([])
    expect(tooMuch(soak((index) => (index < 5 ? {} : { cpuSeconds: 0.2, residentMb: 700 })))).toEqual([])
  })

  it('finds a second half of which the p99 is 6 % higher, without discussions', () => {
    const slower = soak((index) => ({ visits: visits({ send: [index < 5 ? 100 : 106], discussion: [index < 5 ? 900 : 2_000] }) }))
    expect(tooMuch(slower)).toEqual(['p99 of a visit'])
    expect(tooMuch(soak((index) => ({ visits: visits({ send: [100], discussion: [index < 5 ? 900 : 2_000] }) })))).toEqual([])
  })

  it('finds CPU of a visit that rises by more than 5 %', () => {
    expect(tooMuch(soak((index) => ({ cpuSeconds: index < 5 ? 0.4 : 0.43 })))).toEqual(['CPU of a visit'])
    expect(tooMuch(soak((index) => ({ cpuSeconds: index < 5 ? 0.4 : 0.41 })))).toEqual([])
  })

  it('finds the one process whose heap grows, behind the constant memory of all', () => {
    expect(tooMuch(soak((index) => ({ heapMb: { chat: 50 + index, billing: 30 } })))).toEqual(['heap of chat'])
  })

  it('one interval in which memory was high is no growth', () => {
    expect(tooMuch(soak((index) => (index === 9 ? { residentMb: 2_000, heapMb: { chat: 90, billing: 90 } } : {})))).toEqual([])
  })

  it('a soak without visits does not pass', () => {
    expect(tooMuch(soak(() => ({ visits: [] })))).toContain('p99 of a visit')
    expect(tooMuch([])).toContain('CPU of a visit')
  })
})
