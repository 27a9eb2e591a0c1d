import { modelFailures } from './model-failures.ts'

/** How long a client retries a request that the product could not accept, in milliseconds from the first attempt. */
export const retryWindowMs = 30_000

/** Statuses of a product that is unavailable, starting or overloaded. */
export const temporaryStatuses: readonly number[] = [502, 503, 504]

const firstPauseMs = 500
const longestPauseMs = 4_000

interface Refusal {
  /** The HTTP status; 0 when no response arrived. */
  status: number
  reason?: string
}

/** Reasons that a repeat would get again: a payment provider's concerns this purchase, a model's this answer. */
const finalReasons: ReadonlySet<string> = new Set(['PAYMENT_PROVIDER', ...modelFailures])

/**
 * Reports whether a request that was refused before its first event may be repeated with the same request id: the product was not reached,
 * or could not take the request for the moment.
 */
export const isTemporary = ({ status, reason = '' }: Refusal): boolean =>
  (status === 0 || temporaryStatuses.includes(status)) && !finalReasons.has(reason)

interface Attempts {
  /** Attempts that failed, at least 1. */
  failures: number
  /** The last refusal's Retry-After in seconds; null without one. */
  retryAfter: number | null
  /** A random number from 0 to 1, for jitter between clients that were refused at the same time. */
  random: number
}

/**
 * Returns the wait before the next attempt, in milliseconds: 500, doubling up to 4,000, at least Retry-After, plus up to 50 % of jitter.
 */
export function retryPause({ failures, retryAfter, random }: Attempts): number {
  const backoff = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
  return Math.round(Math.max(backoff, (retryAfter ?? 0) * 1_000) * (1 + random / 2))
}

/**
 * Returns the wait before the next attempt, shortened so that the last attempt starts 30 s after the first; null when that would be before
 * Retry-After, or without a wait. `elapsedMs` is the time since the start of the first attempt.
 */
export function nextAttemptIn(elapsedMs: number, attempts: Attempts): number | null {
  const left = retryWindowMs - elapsedMs
  const isDue = left >= Math.max(firstPauseMs, (attempts.retryAfter ?? 0) * 1_000)
  return isDue ? Math.min(left, retryPause(attempts)) : null
}
