import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayStages, hours, visitShares } from './day.ts'

it('the shares of the visits are all of them', () => {
  expect(Object.values(visitShares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

it('a day has 24 hours, one of which is the busiest', () => {
  expect(hours).toHaveLength(24)
  expect(hours.filter((hour) => hour === 1)).toHaveLength(1)
  expect(Math.min(...hours)).toBeGreaterThan(0)
})

it('a squeezed day is as long as it should be, is never without visits and peaks at the rate that is asked for', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1_000, noNaN: true }), fc.integer({ min: 24, max: 86_400 }), (peak, seconds) => {
      const stages = dayStages(peak, 0.5, seconds)
      expect(stages.reduce((sum, stage) => sum + stage.seconds, 0)).toBeCloseTo(seconds, 5)
      expect(Math.min(...stages.map(({ perMinute }) => perMinute))).toBeGreaterThanOrEqual(1)
      expect(Math.abs(Math.max(...stages.map(({ perMinute }) => perMinute)) - peak * 30)).toBeLessThanOrEqual(1)
    }),
  )
})
