import { DomainError } from '@rostra/kit/errors'
import type { RateLimits } from '../../limits/limiters.ts'
import type { LimitName } from '../../limits/rate-limits.ts'

/** The reasons after which an attempt stays counted: the code was wrong, or may have been, because the answer came too late. */
const countedReasons = ['OTP_INVALID', 'WRONG_PASSWORD', 'SECOND_FACTOR_INVALID', 'TOO_SLOW', 'DEADLINE_EXCEEDED']

/** A daily limit of wrong one-time codes or of wrong second factors, and whose attempts it counts. */
export type WrongCodeLimit = [
  limit: Extract<LimitName, 'wrongCodePerDay' | 'deviceCodePerDay' | 'memberCodePerDay' | 'wrongFactorPerDay' | 'deviceFactorPerDay'>,
  key: string,
]

/**
 * Runs an attempt at a one-time code or a second factor, and counts it unless the code was right. An attempt is counted before it runs, so
 * that concurrent ones cannot exceed the limit, and subtracted when it succeeds or is refused for another reason. It stays counted when the
 * client hangs up, because identity goes on with it.
 */
export async function attemptCode<Result>(
  limits: RateLimits,
  [limit, key]: WrongCodeLimit,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await limits.use(limit, key)
  const result = await attempt().catch(async (error) => {
    if (error instanceof DomainError && !countedReasons.includes(error.reason)) await limits.giveBack(limit, key)
    throw error
  })
  await limits.giveBack(limit, key)
  return result
}
