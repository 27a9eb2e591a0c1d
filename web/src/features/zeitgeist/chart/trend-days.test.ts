import { expect, it } from '@jest/globals'
import { busiestOf, formatSpan, isDaily } from './trend-days.ts'

const point = (from: string, people: number, to = from) => ({ from, to, people })

it('a day has its weekday, and a span its first and last day', () => {
  expect(formatSpan(point('2026-03-10', 5))).toBe('Tue, Mar 10')
  expect(formatSpan(point('2026-03-04', 5, '2026-03-10'))).toBe('Mar 4 – Mar 10')
})

it('the first of the points with the most people is the busiest', () => {
  expect(busiestOf([point('2026-03-09', 5), point('2026-03-10', 10), point('2026-03-11', 10)])?.from).toBe('2026-03-10')
  expect(busiestOf([point('2026-03-09', 0)])).toBeNull()
})

it('weeks are distinguished from days', () => {
  expect([isDaily([point('2026-03-09', 5)]), isDaily([point('2026-03-04', 5, '2026-03-10')])]).toEqual([true, false])
})
