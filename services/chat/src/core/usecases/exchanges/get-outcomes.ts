import type { HoldOutcome } from '../../domain/exchanges/outcome.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * Returns the outcome of each exchange, in the order of the ids. One that was deleted with its conversation keeps its outcome: else a
 * deletion would undo a charge whose event is not handled yet.
 */
export async function getOutcomes(
  { exchanges, deletedAnswers, askOutcomes }: Pick<Ports, 'exchanges' | 'deletedAnswers' | 'askOutcomes'>,
  ids: readonly string[],
): Promise<HoldOutcome[]> {
  const outcomes = await exchanges.outcomes(ids)
  const unanswered = ids.filter((_, index) => outcomes[index] === 'unanswered')
  if (unanswered.length === 0) return outcomes
  const [answered, asks] = await Promise.all([deletedAnswers(unanswered), askOutcomes(unanswered)])
  return ids.map((id, index) => (answered.has(id) ? 'answered' : (asks.get(id) ?? outcomes[index] ?? 'unanswered')))
}
