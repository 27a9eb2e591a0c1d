import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { RetryBudget, type StartAttempt, startRepeatable } from './repeated-call.ts'

describe('a call that may be repeated', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const run = (budget = new RetryBudget(10, 0.1)) => {
    const attempts: { end: Parameters<StartAttempt<string>>[0]; cancelled: boolean }[] = []
    const ended = jest.fn()
    const call = startRepeatable<string>(
      (end) => {
        const attempt = { end, cancelled: false }
        attempts.push(attempt)
        return { cancel: () => Object.assign(attempt, { cancelled: true }) }
      },
      { afterMs: 2_000, budget, isTransient: (error) => error === 'away', onRepeated: () => undefined },
      ended,
    )
    return { attempts, ended, call }
  }

  it('is made once when it is answered in time', () => {
    const { attempts, ended } = run()
    attempts[0]?.end(null, 'yes')
    jest.advanceTimersByTime(10_000)
    expect(attempts).toHaveLength(1)
    expect(ended.mock.calls).toEqual([[null, 'yes']])
  })

  it('is made a second time when the first attempt has no answer, and the first answer counts', () => {
    for (const [winner, loser] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { attempts, ended } = run()
      jest.advanceTimersByTime(2_000)
      attempts[winner]?.end(null, 'yes')
      attempts[loser]?.end('away')
      expect(attempts.map(({ cancelled }) => cancelled)[loser]).toBe(true)
      expect(ended.mock.calls).toEqual([[null, 'yes']])
    }
  })

  it('outlives one attempt that is unavailable, but not one that is refused', () => {
    const { attempts, ended } = run()
    jest.advanceTimersByTime(2_000)
    attempts[0]?.end('away')
    expect(ended).not.toHaveBeenCalled()
    attempts[1]?.end('away')
    expect(ended.mock.calls).toEqual([['away', undefined]])
    const refused = run()
    jest.advanceTimersByTime(2_000)
    refused.attempts[1]?.end('refused')
    expect(refused.ended.mock.calls).toEqual([['refused', undefined]])
  })

  it('is not repeated once its budget is used up, or it is cancelled', () => {
    const budget = new RetryBudget(2, 0.1)
    const first = run(budget)
    const second = run(budget)
    const cancelled = run()
    cancelled.call.cancel()
    jest.advanceTimersByTime(2_000)
    expect([first.attempts.length, second.attempts.length, cancelled.attempts.length]).toEqual([2, 1, 1])
  })
})

it('a retry budget allows a burst of half its tokens, and then one retry for ten successes', () => {
  const budget = new RetryBudget(20, 0.1)
  const spendAll = () => {
    let spent = 0
    while (budget.spend()) spent++
    return spent
  }
  expect(spendAll()).toBe(10)
  for (let success = 0; success < 30; success++) budget.succeeded()
  expect(spendAll()).toBe(3)
  for (let success = 0; success < 10_000; success++) budget.succeeded()
  expect(spendAll()).toBe(10)
})
