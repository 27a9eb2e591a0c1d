import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Figure } from '../report.ts'
import { compare, ratioOf, seriesOf } from './compare.ts'

const loopMs = 50
const figure = (value: number, rest: Partial<Figure> = {}): Figure => ({
  ...{ name: 'CPU', value, unit: 'ms', better: 'less', yardstick: 'loop' },
  ...rest,
})
const series = (values: readonly number[], rest: Partial<Figure> = {}) =>
  seriesOf(values.map((value) => ({ figures: [figure(value, rest)], loopMs })))
const verdict = (before: readonly number[], now: readonly number[], rest: Partial<Figure> = {}) =>
  compare(series(before, rest), series(now, rest))[0]?.verdict

describe('ratioOf', () => {
  it('a machine at half the speed gives the same ratio, of a time and of a rate', () => {
    expect(ratioOf(figure(4), 50)).toBe(ratioOf(figure(8), 100))
    const rate = { better: 'more' } as const
    expect(ratioOf(figure(1_000, rate), 50)).toBe(ratioOf(figure(500, rate), 100))
  })

  it('a ratio of the run is kept, and a figure without a yardstick has none', () => {
    expect(ratioOf(figure(2.5, { yardstick: 'run' }), 50)).toBe(2.5)
    expect(ratioOf(figure(2.5, { yardstick: undefined }), 50)).toBeUndefined()
  })
})

describe('compare', () => {
  it('fails a figure that is worse by more than 15 % in every run', () => {
    expect(verdict([10, 11, 10.5], [12.5, 13, 12.4])).toBe('REGRESSION')
    expect(verdict([10, 11, 10.5], [8, 8.5, 8.7], { better: 'more' })).toBe('REGRESSION')
  })

  it('accepts 15 %, and calls a change noisy when a run is as good as one before', () => {
    expect(verdict([10, 10, 10], [11.5, 11.5, 11.5])).toBe('same')
    expect(verdict([10, 12.6, 10.5], [12.5, 13, 12.4])).toBe('noisy')
  })

  it('names what became better, what is new, and what is missing', () => {
    expect(verdict([10, 10, 10], [8, 8, 8])).toBe('better')
    expect(verdict([], [8, 8, 8])).toBe('new')
    expect(verdict([8, 8, 8], [])).toBe('MISSING')
    expect(verdict([8, 8, 8], [80, 80, 80], { yardstick: undefined })).toBe('kept')
  })

  it('what was never refused may not be refused', () => {
    expect(verdict([0, 0, 0], [1, 2, 1])).toBe('REGRESSION')
    expect(verdict([0, 0, 0], [0, 0, 0])).toBe('same')
  })

  it('is the same whatever the speed of the machine', () => {
    const values = fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(values, values, fc.constantFrom(0.25, 0.5, 2, 4), (before, now, speed) => {
        const onSlow = seriesOf(now.map((value) => ({ figures: [figure(value * speed)], loopMs: loopMs * speed })))
        expect(compare(series(before), onSlow)[0]?.verdict).toBe(verdict(before, now))
      }),
    )
  })
})
