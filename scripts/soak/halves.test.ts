import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareHalves, type Interval, isTooMuch, theilSenSlope } from './halves.ts'

const interval = (change: Partial<Interval> = {}): Interval => ({
  times: { send: [10, 20, 30], discussion: [1_000] },
  cpuSeconds: 0.4,
  heapMb: { chat: 50, billing: 30 },
  residentMb: 900,
  ...change,
})
const soak = (changeAt: (index: number) => Partial<Interval>) => Array.from({ length: 10 }, (_, index) => interval(changeAt(index)))
const tooMuch = (intervals: Interval[]) =>
  compareHalves(intervals, ['discussion'])
    .filter(isTooMuch)
    .map(({ name }) => name)

describe('compareHalves', () => {
  it('accepts halves that are alike, and a second half that is better', () => {
    expect(tooMuch(soak(() => ({})))).toEqual([])
    expect(tooMuch(soak((index) => (index < 5 ? {} : { cpuSeconds: 0.2, residentMb: 700 })))).toEqual([])
  })

  it('finds a second half of which the p99 is 6 % higher, without the excluded kind', () => {
    const slower = soak((index) => ({ times: { send: [index < 5 ? 100 : 106], discussion: [index < 5 ? 900 : 2_000] } }))
    expect(tooMuch(slower)).toEqual(['p99 of a visit'])
    expect(tooMuch(soak((index) => ({ times: { send: [100], discussion: [index < 5 ? 900 : 2_000] } })))).toEqual([])
  })

  it('finds CPU of a visit that rises by more than 5 %', () => {
    expect(tooMuch(soak((index) => ({ cpuSeconds: index < 5 ? 0.4 : 0.43 })))).toEqual(['CPU of a visit'])
    expect(tooMuch(soak((index) => ({ cpuSeconds: index < 5 ? 0.4 : 0.41 })))).toEqual([])
  })

  it('finds the one process whose heap grows, behind the constant memory of all', () => {
    expect(tooMuch(soak((index) => ({ heapMb: { chat: 50 + index, billing: 30 } })))).toEqual(['heap of chat'])
  })

  it('one interval in which memory was high is no slope', () => {
    expect(tooMuch(soak((index) => (index === 9 ? { residentMb: 2_000, heapMb: { chat: 90, billing: 90 } } : {})))).toEqual([])
  })

  it('a soak without visits does not pass', () => {
    expect(tooMuch(soak(() => ({ times: {} })))).toContain('p99 of a visit')
    expect(tooMuch([])).toContain('CPU of a visit')
  })
})

it('the slope of a line is exact, whatever a tenth of the points is', () => {
  const line = fc.tuple(
    fc.integer({ min: -50, max: 50 }),
    fc.integer({ min: -9, max: 9 }),
    fc.nat(19),
    fc.integer({ min: -9_999, max: 9_999 }),
  )
  fc.assert(
    fc.property(line, ([start, slope, at, outlier]) => {
      const values = Array.from({ length: 20 }, (_, index) => (index === at ? outlier : start + slope * index))
      expect(theilSenSlope(values)).toBeCloseTo(slope, 9)
    }),
  )
})
