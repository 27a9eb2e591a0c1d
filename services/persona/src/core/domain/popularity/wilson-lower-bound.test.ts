import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wilsonLowerBound } from './wilson-lower-bound.ts'

const votes = fc.nat({ max: 100_000 })

describe('wilsonLowerBound', () => {
  it('is exactly 0 without upvotes, for any number of downvotes', () => {
    expect([0, 1, 2, 75_982].map((down) => wilsonLowerBound(0, down))).toEqual([0, 0, 0, 0])
  })

  it('is the share that lies 1.96 standard errors below the observed share, as the interval is defined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), votes, (up, down) => {
        const n = up + down
        const bound = wilsonLowerBound(up, down)
        expect((up / n - bound) / Math.sqrt((bound * (1 - bound)) / n)).toBeCloseTo(1.96, 3)
      }),
    )
  })

  it('rates many votes higher than few with the same share', () => {
    expect(wilsonLowerBound(90, 10)).toBeGreaterThan(wilsonLowerBound(9, 1))
    expect(wilsonLowerBound(9, 1)).toBeGreaterThan(wilsonLowerBound(1, 0))
  })

  it('lies between 0 and the share of upvotes', () => {
    fc.assert(
      fc.property(votes, votes, (up, down) => {
        const rating = wilsonLowerBound(up, down)
        expect(rating).toBeGreaterThanOrEqual(0)
        expect(rating).toBeLessThanOrEqual(up / Math.max(1, up + down))
      }),
    )
  })

  it('rises with an upvote and never rises with a downvote', () => {
    fc.assert(
      fc.property(votes, votes, (up, down) => {
        expect(wilsonLowerBound(up + 1, down)).toBeGreaterThan(wilsonLowerBound(up, down))
        expect(wilsonLowerBound(up, down + 1)).toBeLessThanOrEqual(wilsonLowerBound(up, down))
      }),
    )
  })
})
