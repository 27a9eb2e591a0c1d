import type { ExchangeStatus } from './exchange.ts'

/** What became of an exchange, for those who settle it. */
export type Outcome = 'open' | 'answered' | 'nothing'

/** `found` is undefined for an exchange that isn't there: it never began, or was deleted. */
export function outcomeOfStored(found: { status: ExchangeStatus; hasText: boolean } | undefined): Outcome {
  if (!found) return 'nothing'
  if (found.status === 'claimed' || found.status === 'running') return 'open'
  return found.hasText ? 'answered' : 'nothing'
}
