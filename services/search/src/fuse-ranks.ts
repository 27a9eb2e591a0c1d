/**
 * G. V. Cormack, C. L. A. Clarke, S. Büttcher, Reciprocal Rank Fusion outperforms
 * Condorcet and individual Rank Learning Methods, SIGIR 2009.
 */
const k = 60

/** Joins rankings by reciprocal rank fusion, the best first. Returns each key once, with its score. */
export function fuseRanks(rankings: readonly (readonly string[])[]): { key: string; score: number }[] {
  const scores = new Map<string, number>()
  for (const ranking of rankings) {
    for (const [rank, key] of ranking.entries()) scores.set(key, (scores.get(key) ?? 0) + 1 / (k + rank + 1))
  }
  return Array.from(scores, ([key, score]) => ({ key, score })).sort((one, other) => other.score - one.score)
}
