import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isTemporary, nextAttemptIn, retryPause, retryWindowMs } from './retry-rule.ts'

describe('a refused request', () => {
  it('is repeated when the product was not reached or could not take it, and not otherwise', () => {
    for (const status of [0, 502, 503, 504]) expect(isTemporary({ status, reason: 'OVERLOADED' })).toBe(true)
    for (const status of [400, 401, 402, 403, 404, 409, 429, 500, 501]) expect(isTemporary({ status, reason: 'ANY' })).toBe(false)
    for (const reason of ['PAYMENT_PROVIDER', 'MODEL_BUSY', 'EMPTY_ANSWER']) expect(isTemporary({ status: 503, reason })).toBe(false)
  })

  it('waits twice as long after each failure, up to 4 s', () => {
    const pauses = [1, 2, 3, 4, 5, 50].map((failures) => retryPause({ failures, retryAfter: null, random: 0 }))
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000])
  })

  it('waits at least Retry-After, and at most half as long again', () => {
    const whole = {
      failures: fc.integer({ min: 1, max: 100 }),
      retryAfter: fc.integer({ min: 1, max: 60 }),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    }
    fc.assert(
      fc.property(fc.record(whole), (attempts) => {
        const pause = retryPause(attempts)
        expect(pause).toBeGreaterThanOrEqual(attempts.retryAfter * 1_000)
        expect(pause).toBeLessThanOrEqual(1.5 * Math.max(4_000, attempts.retryAfter * 1_000))
      }),
    )
  })

  it('is not repeated later than 30 s after its first attempt', () => {
    const attempts = { failures: 9, retryAfter: 2, random: 1 }
    expect(nextAttemptIn(retryWindowMs - 7_000, attempts)).toBe(6_000)
    expect(nextAttemptIn(retryWindowMs - 5_000, attempts)).toBe(5_000)
    expect(nextAttemptIn(retryWindowMs - 2_000, attempts)).toBe(2_000)
    expect(nextAttemptIn(retryWindowMs - 1_999, attempts)).toBeNull()
    expect(nextAttemptIn(0, { ...attempts, retryAfter: 31 })).toBeNull()
    expect(nextAttemptIn(retryWindowMs - 499, { ...attempts, retryAfter: null })).toBeNull()
  })
})
