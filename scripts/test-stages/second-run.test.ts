import { expect, it } from '@jest/globals'
import { outcomeOf } from './outcome.ts'
import { afterSecondRun } from './second-run.ts'

it('a test that failed has passed only when its second run passed', () => {
  const first = outcomeOf([
    ['steady', 'passed'],
    ['unsteady', 'failed'],
    ['broken', 'failed'],
    ['lost', 'failed'],
  ])
  const second = outcomeOf([
    ['steady', 'failed'],
    ['unsteady', 'passed'],
    ['broken', 'failed'],
    ['another', 'passed'],
  ])
  const printed: string[] = []
  const outcome = afterSecondRun(first, second, (line) => printed.push(line))
  expect(printed).toEqual(['UNSTEADY, failed at first: unsteady'])
  expect(Object.fromEntries(outcome)).toEqual({
    steady: 'passed',
    unsteady: 'passed',
    broken: 'failed',
    lost: 'failed',
  })
})
