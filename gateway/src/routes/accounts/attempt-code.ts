import { DomainError } from '@rostra/kit/errors'
import type { RateLimits } from '../../limits/rate-limits.ts'

/** Identity's reasons for a wrong code. */
const wrongCode = ['OTP_INVALID', 'WRONG_PASSWORD', 'SECOND_FACTOR_INVALID']

/**
 * Runs an attempt at the one-time code or the second factor of an account, and counts it by the email address, whether or not an account
 * has it. Wrong codes count towards the daily limit. An attempt is counted before it runs, so that concurrent ones cannot exceed the limit,
 * and subtracted unless the code was wrong.
 */
export async function attemptCode<Result>(limits: RateLimits, emailKey: string, attempt: () => Promise<Result>): Promise<Result> {
  await limits.use('wrongCodePerDay', emailKey)
  let isWrong = false
  try {
    return await attempt()
  } catch (error) {
    isWrong = error instanceof DomainError && wrongCode.includes(error.reason)
    throw error
  } finally {
    if (!isWrong) await limits.giveBack('wrongCodePerDay', emailKey)
  }
}
