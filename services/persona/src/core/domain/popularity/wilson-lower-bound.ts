/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const z = 1.959963984540054

/**
 * Returns the rating of a persona, 0 to 1: the lower bound of the 95 % Wilson score interval for its share of upvotes (E. B. Wilson,
 * 1927). Nine upvotes of ten rate higher than one of one. Without upvotes the rating is exactly 0, without the formula's rounding.
 */
export function wilsonLowerBound(upvotes: number, downvotes: number): number {
  if (upvotes === 0) return 0
  const n = upvotes + downvotes
  const share = upvotes / n
  const centre = share + z ** 2 / (2 * n)
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * n)) / n)
  return Math.max(0, (centre - margin) / (1 + z ** 2 / n))
}
