/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const z = 1.959963984540054

/**
 * How good a persona surely is, 0 to 1: the lower bound of the Wilson score interval at 95 % for its share of upvotes
 * (E. B. Wilson, 1927). Nine of ten votes count for more than one of one; no upvotes give exactly 0, without the rounding of the formula.
 */
export function wilsonLowerBound(upvotes: number, downvotes: number): number {
  if (upvotes === 0) return 0
  const n = upvotes + downvotes
  const share = upvotes / n
  const centre = share + z ** 2 / (2 * n)
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * n)) / n)
  return Math.max(0, (centre - margin) / (1 + z ** 2 / n))
}
