import { DomainError } from '../errors.ts'

/** How long before the caller's deadline a call is refused, in milliseconds: time for the refusal to arrive. */
const marginMs = 500
/** A call with a short deadline keeps a quarter of its time for the refusal. */
const marginShare = 0.25

/** The time limit of a stream's first message, in milliseconds. */
export const firstMessageMs = 5_000

/** The refusal of a call that has no answer in time. Its work may still take effect. */
export const tooSlow = () =>
  new DomainError('unavailable', 'TOO_SLOW', 'This takes too long, please try again in a moment', { retryAfter: 2 })

/** Returns the milliseconds that a handler has for its answer; Infinity without a deadline. */
export function answerMs(deadline: Date | number): number {
  const leftMs = Number(deadline) - Date.now()
  return leftMs - Math.min(marginMs, leftMs * marginShare)
}

/** Calls `refuse` after `ms`; never for Infinity. */
export const boundAnswer = (ms: number, refuse: () => void): NodeJS.Timeout | undefined =>
  ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(refuse, ms)
