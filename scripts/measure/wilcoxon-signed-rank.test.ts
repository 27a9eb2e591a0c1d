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

  it('detects a shift of 3 % in 500 pairs with 10 % noise', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const scattered = (mean: number) => mean * (0.9 + 0.2 * random())
    const pairs = (shift: number) => Array.from({ length: 500 }, () => [scattered(1 + shift), scattered(1)] as const)
    expect(Math.abs(wilcoxonSignedRank(pairs(0.03)))).toBeGreaterThan(4)
    expect(Math.abs(wilcoxonSignedRank(pairs(0)))).toBeLessThan(4)
  })
})
