import { describe, expect, it } from '@jest/globals'
import { wilcoxonSignedRank } from './wilcoxon-signed-rank.ts'

describe('the signed-rank test', () => {
  it('returns the z score of the textbook example', () => {
    // Wilcoxon's ranks without ties: 1 to 10, of which 2 and 5 are negative.
    const pairs = [1, -2, 3, 4, -5, 6, 7, 8, 9, 10].map((difference) => [difference, 0] as const)
    expect(wilcoxonSignedRank(pairs)).toBeCloseTo((48 - 27.5) / Math.sqrt(96.25), 10)
  })

  it('gives tied differences their mean rank', () => {
    expect(
      wilcoxonSignedRank([
        [1, 0],
        [0, 1],
        [2, 0],
      ]),
    ).toBeCloseTo((4.5 - 3) / Math.sqrt(3.5 - 6 / 48), 10)
  })
})
