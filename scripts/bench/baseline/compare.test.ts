import { expect, it } from '@jest/globals'
import type { Figure } from '../report.ts'
import { compare, ratioOf, readBaseline } from './compare.ts'

const figure = (value: number, rest: Partial<Figure> = {}): Figure => ({
  name: 'CPU',
  value,
  unit: 'ms',
  better: 'less',
  yardstick: 'loop',
  ...rest,
})

it('a machine at half the speed gives the same ratio, of a time and of a rate; a ratio of the run is kept', () => {
  expect(ratioOf(figure(4), 50)).toBe(ratioOf(figure(8), 100))
  expect(ratioOf(figure(1_000, { better: 'more' }), 50)).toBe(ratioOf(figure(500, { better: 'more' }), 100))
  expect(ratioOf(figure(2.5, { yardstick: 'run' }), 50)).toBe(2.5)
})

it.each([
  ['REGRESSION', 'less', [10, 11, 10.5], [12.5, 13, 12.4]],
  ['REGRESSION', 'more', [10, 11, 10.5], [8, 8.5, 8.7]],
  ['REGRESSION', 'less', [0, 0, 0], [1, 2, 1]],
  ['noisy', 'less', [10, 12.6, 10.5], [12.5, 13, 12.4]],
  ['same', 'less', [10, 10, 10], [11.5, 11.5, 11.5]],
  ['same', 'less', [0, 0, 0], [0, 0, 0]],
  ['better', 'less', [10, 10, 10], [8, 8, 8]],
  ['new', 'less', [], [8, 8, 8]],
] as const)('%s: %s is better, %j before, %j now', (verdict, better, before, now) => {
  expect(compare(better, before, now).verdict).toBe(verdict)
})

it('the committed baseline can be read', () => {
  expect(Object.keys(readBaseline().benches)).toContain('stream')
})
