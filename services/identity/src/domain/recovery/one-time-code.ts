import { timingSafeEqual } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

/** A code that signs in to one account. Its digits are derived from its id and are never stored. */
export interface OneTimeCode {
  /** The id of the mail that carries the code. */
  id: string
  expiresAt: Date
}

/** The number of wrong attempts after which a code is invalid. */
export const maxCodeAttempts = 5

/** Reports whether the text is six digits. Any other text uses up no attempt. */
export const hasCodeFormat = (text: string): boolean => /^[0-9]{6}$/.test(text)

/** Compares two codes in constant time. */
export function codesMatch(entered: string, expected: string): boolean {
  const a = Buffer.from(entered)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

export const otpInvalid = () => new DomainError('unauthenticated', 'OTP_INVALID', 'Invalid or expired OTP')
