import { expect, it } from '@jest/globals'
import { RetryBudget } from './retry-budget.ts'

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
