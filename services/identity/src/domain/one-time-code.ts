import { timingSafeEqual } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'

/** The code that an account can be signed in to with. Its digits follow from its id; they are stored nowhere. */
export interface OneTimeCode {
  id: string
  expiresAt: Date
}

/** Wrong tries until a code is dead. */
export const codeTries = 5

/** Could this be a code? What couldn't costs no try. */
export const looksLikeCode = (typed: string): boolean => /^[0-9]{6}$/.test(typed)

/** Takes the same time for every answer. */
export function isCode(typed: string, code: string): boolean {
  const [given, known] = [Buffer.from(typed), Buffer.from(code)]
  return given.length === known.length && timingSafeEqual(given, known)
}

export const otpInvalid = () => new DomainError('unauthenticated', 'OTP_INVALID', 'Invalid or expired OTP')
