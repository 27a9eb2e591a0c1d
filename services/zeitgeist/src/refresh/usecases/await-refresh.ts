import { DomainError } from '@rostra/kit/errors'
import { awaitEnd } from '@rostra/kit/leases/await-end'
import type { Ports } from '../domain/ports.ts'
import { outcomeOf, type RefreshOutcome } from '../domain/refresh.ts'

/** Longer than a refresh runs, and shorter than the caller waits; in milliseconds. */
const longestWaitMs = 160_000

type Needed = Pick<Ports, 'refreshes' | 'clock'>

/** Waits until a refresh has ended, on whatever replica. Throws REFRESH_FAILED when it made no edition, or has not ended after 160 s. */
export async function awaitRefresh({ refreshes, clock }: Needed, id: string, signal: AbortSignal): Promise<RefreshOutcome> {
  const refresh = await awaitEnd(() => refreshes.byId(id), { forMs: longestWaitMs, signal, clock })
  const outcome = refresh && outcomeOf(refresh)
  if (outcome) return outcome
  const message = 'The refresh failed, and the entries are what they were. Please try again in a moment.'
  throw new DomainError('unavailable', 'REFRESH_FAILED', message, { retryAfter: 10 })
}
