import type { HoldOutcome } from '../../domain/exchanges/outcome.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * Returns the outcome of each exchange, in the order of the ids. One that was deleted with its conversation keeps its outcome: else a
 * deletion would undo a charge whose event is not handled yet.
 */
export async function getOutcomes(
  { exchanges, chargedAmongDeleted, askOutcomes }: Pick<Ports, 'exchanges' | 'chargedAmongDeleted' | 'askOutcomes'>,
  ids: readonly string[],
): Promise<HoldOutcome[]> {
  const outcomes = await exchanges.outcomes(ids)
  const uncharged = ids.filter((_, index) => outcomes[index] === 'uncharged')
  if (uncharged.length === 0) return outcomes
  const [charged, asks] = await Promise.all([chargedAmongDeleted(uncharged), askOutcomes(uncharged)])
  return ids.map((id, index) => (charged.has(id) ? 'charged' : (asks.get(id) ?? outcomes[index] ?? 'uncharged')))
}
