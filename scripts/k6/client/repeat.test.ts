import { describe, expect, it } from '@jest/globals'
import { repeatWhileUnavailable } from './repeat.ts'

/** Repeats a request that is answered with these statuses, the last of them for ever, by a simulated clock. An attempt takes 10 ms. */
function repeat(statuses: readonly number[], retryAfter: number | null = null) {
  let now = 0
  const attempts: number[] = []
  const retries: number[] = []
  const attempt = () => {
    const status = statuses[Math.min(attempts.length, statuses.length - 1)] ?? 0
    attempts.push(now)
    now += 10
    return { status, retryAfter }
  }
  const ports = {
    now: () => now,
    sleep: (ms: number) => {
      now += ms
    },
    random: () => 0,
    onRetry: (status: number) => retries.push(status),
  }
  return { ...repeatWhileUnavailable(attempt, ports), attempts, retries }
}

describe('a request of a virtual user', () => {
  it('is made once when it is answered or refused for good', () => {
    for (const status of [200, 201, 402, 403, 409, 429, 500]) {
      expect(repeat([status])).toMatchObject({ result: { status }, waitedMs: 0, attempts: [0], retries: [] })
    }
  })

  it('is repeated while the product is away, and each repetition is counted', () => {
    expect(repeat([503, 0, 200])).toMatchObject({ result: { status: 200 }, waitedMs: 1_520, attempts: [0, 510, 1_520], retries: [503, 0] })
  })

  it('is repeated after Retry-After', () => {
    expect(repeat([503, 200], 2)).toMatchObject({ waitedMs: 2_010, attempts: [0, 2_010] })
  })

  it('is refused when the product is away for 30 s', () => {
    const { result, attempts, retries } = repeat([504])
    expect(result.status).toBe(504)
    expect(attempts.at(-1)).toBe(30_000)
    expect(retries).toHaveLength(attempts.length - 1)
  })
})
