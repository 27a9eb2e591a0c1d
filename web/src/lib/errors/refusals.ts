import { strings } from '../../strings/strings.ts'
import { ApiError, detailOf, hasStatus } from './api-error.ts'

const { problems } = strings

/** Formats a wait: seconds below 90 s, then minutes, rounded up. */
export const formatWait = (seconds: number): string =>
  seconds < 90 ? problems.seconds(seconds) : problems.minutes(Math.ceil(seconds / 60))

/** Returns the text of an error: the wait, or the server's text, or `otherwise` without a response. */
export const refusalText = (error: unknown, otherwise: string): string =>
  hasStatus(error, 429) && error.retryAfter ? problems.tooMany(formatWait(error.retryAfter)) : detailOf(error, otherwise)

/** Returns the text of an error, with a text about the network when there was no response. */
export const errorText = (error: unknown): string => refusalText(error, strings.errors.network)

/** The field of each reason that may lack a list of fields. */
const fieldOf: Record<string, string> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'currentPassword',
  OTP_INVALID: 'otp',
}

/** Returns the error texts of a refusal by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const field = fieldOf[error.reason]
  return field && Object.keys(error.fields).length === 0 ? { [field]: error.detail } : error.fields
}

/** Returns the error texts of a refusal by these fields. One that names none of them is shown at the first, by its text or `otherwise`. */
export function problemsOf<Field extends string>(
  error: unknown,
  fields: readonly [Field, ...Field[]],
  otherwise: string,
): Partial<Record<Field, string>> {
  const found = fieldErrors(error)
  const problems: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = found[field]
    if (text) problems[field] = text
  }
  if (Object.keys(problems).length === 0) problems[fields[0]] = detailOf(error, otherwise)
  return problems
}
