import { DomainError } from '@rostra/kit/errors'
import type { RateLimits } from '../../limits/limiters.ts'
import type { LimitName } from '../../limits/rate-limits.ts'

/** Identity's reasons for a wrong code. */
const wrongCode = ['OTP_INVALID', 'WRONG_PASSWORD', 'SECOND_FACTOR_INVALID']

/** A daily limit of wrong one-time codes or of wrong second factors, and whose attempts it counts. */
export type WrongCodeLimit = [
  limit: Extract<LimitName, 'wrongCodePerDay' | 'deviceCodePerDay' | 'memberCodePerDay' | 'wrongFactorPerDay' | 'deviceFactorPerDay'>,
  key: string,
]

/**
 * Runs an attempt at a one-time code or a second factor, and counts it when the code was wrong. An attempt is counted before it runs, so
 * that concurrent ones cannot exceed the limit, and subtracted unless the code was wrong.
 */
export async function attemptCode<Result>(
  limits: RateLimits,
  [limit, key]: WrongCodeLimit,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await limits.use(limit, key)
  let isWrong = false
  try {
    return await attempt()
  } catch (error) {
    isWrong = error instanceof DomainError && wrongCode.includes(error.reason)
    throw error
  } finally {
    if (!isWrong) await limits.giveBack(limit, key)
  }
}
