import { expect, it } from '@jest/globals'
import { createBackoff } from './backoff.ts'

it('waits twice as long after each failure, up to 15 s, and half a second again after a success', () => {
  const backoff = createBackoff(() => 0)
  expect(Array.from({ length: 7 }, backoff.next)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  backoff.reset()
  expect(backoff.next()).toBe(500)
})

it('takes up to half of the wait off at random, so that replicas do not come back together', () => {
  expect(createBackoff(() => 0.999_999).next()).toBeCloseTo(250)
})
