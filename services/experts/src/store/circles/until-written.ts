import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'

const maxAttempts = 20
/** The longest pause, in milliseconds. */
const maxPause = 50

/**
 * Retries a compare-and-set until it succeeds; `attempt` returns null after a conflict. Pauses for a random time that grows with each
 * attempt up to 50 ms, so that two replicas do not conflict repeatedly. Throws CIRCLE_BUSY after 20 attempts.
 */
export async function untilWritten<T extends object>(attempt: () => Promise<T | null>, clock: Clock = processClock): Promise<T> {
  for (let attempts = 1; attempts <= maxAttempts; attempts++) {
    const written = await attempt()
    if (written) return written
    await pause(Math.random() * Math.min(attempts * 5, maxPause), clock)
  }
  throw new DomainError('unavailable', 'CIRCLE_BUSY', 'Your circle is being changed, please try again in a moment', { retryAfter: 1 })
}
