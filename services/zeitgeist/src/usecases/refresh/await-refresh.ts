import { pause } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import type { EntryCounts } from '../../domain/refresh/refresh.ts'

/** Longer than a refresh runs, and shorter than the caller waits; in milliseconds. */
const longestWaitMs = 160_000
const pollMs = 250

/** Waits until a refresh has ended on whatever replica. Throws REFRESH_FAILED when it made no edition. */
export async function awaitRefresh(
  { refreshes, clock }: Pick<Ports, 'refreshes' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<{ counts: EntryCounts; hasDecided: boolean }> {
  const deadline = clock.now() + longestWaitMs
  while (clock.now() < deadline) {
    const refresh = await refreshes.byId(id)
    if (refresh?.status === 'published' && refresh.counts) return { counts: refresh.counts, hasDecided: refresh.hasDecided }
    if (refresh?.status !== 'running') break
    await pause(pollMs, clock, signal)
    signal.throwIfAborted()
  }
  const message = 'The refresh failed, and the entries are what they were. Please try again in a moment.'
  throw new DomainError('unavailable', 'REFRESH_FAILED', message, { retryAfter: 10 })
}
