import { DomainError } from '@rostra/kit/errors'
import type { RateLimits } from '../../limits/limiters.ts'
import type { LimitName } from '../../limits/rate-limits.ts'

/** Identity's reasons for a wrong code. */
const wrongCode = ['OTP_INVALID', 'WRONG_PASSWORD', 'SECOND_FACTOR_INVALID']
/** The reasons of an answer that came too late, so that a call may have had its effect. */
const late = ['TOO_SLOW', 'DEADLINE_EXCEEDED']

/** Whether identity has refused a call. Without an answer, as after the client has hung up, it goes on with the call. */
export const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError && !late.includes(error.reason)

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
    if (isRefusal(error) && !wrongCode.includes(error.reason)) await limits.giveBack(limit, key)
    throw error
  })
  await limits.giveBack(limit, key)
  return result
}
