import { DomainError } from '@rostra/kit/errors'

/** A link that sets a new password once. Only the SHA-256 of its token is stored. */
export interface ResetLink {
  hash: string
  expiresAt: Date
}

/** The most valid links of an account. The next link ends the oldest one. */
export const maxResetLinks = 3

/** The longest text that is hashed as a token, in characters. A token has 43; a longer text is never valid. */
export const maxTokenLength = 100

export const resetTokenInvalid = () =>
  new DomainError('invalid', 'RESET_TOKEN_INVALID', 'This link is invalid or has expired, please ask for a new one')
