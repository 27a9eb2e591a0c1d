/**
 * Returns the z score of Wilcoxon's signed-rank test of paired values, by the normal approximation with tie correction.
 * The score is positive when the first values are larger. |z| = 4 has p = 0.00006.
 * F. Wilcoxon, Individual Comparisons by Ranking Methods, Biometrics Bulletin 1 (1945).
 */
export function wilcoxonSignedRank(pairs: readonly (readonly [number, number])[]): number {
  const differences = pairs.map(([one, other]) => one - other).filter((difference) => difference !== 0)
  const sorted = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  let positive = 0
  let ties = 0
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && Math.abs(sorted[to] as number) === Math.abs(sorted[from] as number)) to++
    const rank = (from + 1 + to) / 2
    for (const difference of sorted.slice(from, to)) if (difference > 0) positive += rank
    ties += (to - from) ** 3 - (to - from)
  }
  const n = sorted.length
  if (n === 0) return 0
  return (positive - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - ties / 48)
}
