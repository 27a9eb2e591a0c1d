const most = 10

/**
 * Returns the normalized discounted cumulative gain of the ten best documents (K. Järvelin, J. Kekäläinen, Cumulated
 * Gain-based Evaluation of IR Techniques, TOIS 20(4), 2002): the gain of each divided by the logarithm of its rank, as a
 * share of the best order. `grades`: the gains of the relevant documents.
 */
export function ndcg(ranked: readonly string[], grades: ReadonlyMap<string, number>): number {
  const best = gainOf([...grades.values()].sort((one, other) => other - one))
  return best === 0 ? 0 : gainOf(ranked.map((id) => grades.get(id) ?? 0)) / best
}

const gainOf = (gains: readonly number[]): number => gains.slice(0, most).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0)
