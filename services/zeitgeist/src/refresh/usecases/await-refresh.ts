import { DomainError } from '@rostra/kit/errors'
import { awaitEnd } from '@rostra/kit/leases/await-end'
import type { EntryCounts } from '../../core/domain/entries/entry.ts'
import type { Ports } from '../domain/ports.ts'

/** Longer than a refresh runs, and shorter than the caller waits; in milliseconds. */
const longestWaitMs = 160_000

/** Waits until a refresh has ended on whatever replica. Throws REFRESH_FAILED when it made no edition. */
export async function awaitRefresh(
  { refreshes, clock }: Pick<Ports, 'refreshes' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<{ counts: EntryCounts; hasDecided: boolean }> {
  const refresh = await awaitEnd(() => refreshes.byId(id), { forMs: longestWaitMs, signal, clock })
  if (refresh?.status === 'published' && refresh.counts) return { counts: refresh.counts, hasDecided: refresh.hasDecided }
  const message = 'The refresh failed, and the entries are what they were. Please try again in a moment.'
  throw new DomainError('unavailable', 'REFRESH_FAILED', message, { retryAfter: 10 })
}
