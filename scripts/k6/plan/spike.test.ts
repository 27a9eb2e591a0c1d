import { expect, it } from '@jest/globals'
import { spikeStages } from './spike.ts'

it('a spike rises from the normal rate at once, stays, and falls back to it', () => {
  const stages = spikeStages(2, 10, 40)
  expect(stages.map(({ perMinute }) => perMinute)).toEqual([120, 1_200, 1_200, 120])
  expect(stages.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(40)
  expect(stages[0]?.seconds).toBe(0)
})
