import { DomainError } from '../errors.ts'

/** The margin before the caller's deadline, in milliseconds, in which a refusal reaches the caller. */
const marginMs = 500
/** The margin of a call with a short deadline, as a fraction of its time. */
const marginShare = 0.25

/** The time limit of a stream's first message, in milliseconds. */
export const firstMessageMs = 5_000

/** Creates the refusal of a call without an answer in time. Its work may still take effect. */
export const tooSlow = (cause: unknown) =>
  new DomainError('unavailable', 'TOO_SLOW', 'This takes too long, please try again in a moment', { retryAfter: 2 }, { cause })

/** Returns the milliseconds that a handler has for its answer; Infinity without a deadline. */
export function answerMs(deadline: Date | number): number {
  const leftMs = Number(deadline) - Date.now()
  return leftMs - Math.min(marginMs, leftMs * marginShare)
}

/** Calls `refuse` with TOO_SLOW after `ms` milliseconds; never for Infinity. */
export const boundAnswer = (ms: number, refuse: (late: DomainError) => void): NodeJS.Timeout | undefined =>
  ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => refuse(tooSlow(`no answer within ${Math.round(ms)} ms`)), ms)
