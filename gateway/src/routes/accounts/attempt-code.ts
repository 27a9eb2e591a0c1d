import { DomainError } from '@rostra/kit/errors'
import type { RateLimits } from '../../limits/rate-limits.ts'

/** Identity's reasons for a wrong code. */
const wrongCode = ['OTP_INVALID', 'WRONG_PASSWORD', 'SECOND_FACTOR_INVALID']

/**
 * Runs an attempt at the one-time code or the second factor of an account, by its email address. Wrong codes count towards the limit of a day, whether or not an account has the
 * address. An attempt counts before it runs, so that concurrent ones cannot exceed the limit; one that is not wrong is given back.
 */
export async function attemptCode<Result>(limits: RateLimits, emailKey: string, attempt: () => Promise<Result>): Promise<Result> {
  await limits.use('wrongCodeOfDay', emailKey)
  let isWrong = false
  try {
    return await attempt()
  } catch (error) {
    isWrong = error instanceof DomainError && wrongCode.includes(error.reason)
    throw error
  } finally {
    if (!isWrong) await limits.giveBack('wrongCodeOfDay', emailKey)
  }
}
