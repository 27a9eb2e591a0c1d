import { DomainError } from '@rostra/kit/errors'

/** A way to a new password. What is known of its token is a hash. */
export interface ResetLink {
  hash: string
  expiresAt: Date
}

/** Links of one account that may be alive together; one more ends the oldest. */
export const linksMost = 3

/** A token is 43 characters; what is longer isn't worth hashing. */
export const tokenMost = 100

export const resetTokenInvalid = () =>
  new DomainError('invalid', 'RESET_TOKEN_INVALID', 'This link is invalid or has expired, please ask for a new one')
