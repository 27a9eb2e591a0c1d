import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayStages, flowShares, hourlyTraffic } from './daily-traffic.ts'

it('the shares of the user flows add up to 1', () => {
  expect(Object.values(flowShares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

it('a day has 24 hours with traffic, and a single busiest hour', () => {
  expect(hourlyTraffic).toHaveLength(24)
  expect(hourlyTraffic.filter((hour) => hour === 1)).toHaveLength(1)
  expect(Math.min(...hourlyTraffic)).toBeGreaterThan(0)
})

it('a compressed day has the requested length and peak, and at least one visit a minute', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1_000, noNaN: true }), fc.integer({ min: 24, max: 86_400 }), (peak, seconds) => {
      const stages = dayStages(peak, 0.5, seconds)
      expect(stages.reduce((sum, stage) => sum + stage.seconds, 0)).toBeCloseTo(seconds, 5)
      expect(Math.min(...stages.map(({ perMinute }) => perMinute))).toBeGreaterThanOrEqual(1)
      expect(Math.abs(Math.max(...stages.map(({ perMinute }) => perMinute)) - peak * 30)).toBeLessThanOrEqual(1)
    }),
  )
})
