import { ApiError, detailOf, hasStatus } from '../../api/request.ts'
import { accountStrings } from '../../strings/account-strings.ts'

const { problems } = accountStrings

/** A wait in words: seconds below a minute and a half, then minutes, rounded up. */
export const waitWords = (seconds: number): string => (seconds < 90 ? problems.seconds(seconds) : problems.minutes(Math.ceil(seconds / 60)))

/** What to show of a refusal: how long to wait, else the server's words, else `otherwise`. */
export const refusalText = (error: unknown, otherwise: string): string =>
  hasStatus(error, 429) && error.retryAfter ? problems.tooMany(waitWords(error.retryAfter)) : detailOf(error, otherwise)

/** Fields that a reason is about, where the server gives no list. */
const fieldOf: Record<string, string> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'currentPassword',
  OTP_INVALID: 'otp',
}

/** What a refusal says about single fields. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const field = fieldOf[error.reason]
  return field ? { [field]: error.detail } : error.fields
}
