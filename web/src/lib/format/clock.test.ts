import { expect, it } from '@jest/globals'
import { formatClock, secondsLeft } from './clock.ts'

it('counts whole seconds down to 0, never below', () => {
  expect([0, 1, 999, 1000, 60_000, 60_001].map((now) => secondsLeft(60_000, now))).toEqual([60, 60, 60, 59, 0, 0])
})

it('formats minutes and seconds', () => {
  expect([0, 5, 59, 60, 65, 600, 3_661].map(formatClock)).toEqual(['0:00', '0:05', '0:59', '1:00', '1:05', '10:00', '61:01'])
})
