import { DomainError } from '@rostra/kit/errors'
import type { Role } from '@rostra/platform/role'
import type { LinkedIdentity } from '../oidc/linked-identity.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { Choices } from './choices.ts'

/** The suspension of an account by an operator. */
export interface Suspension {
  /** The operator's reason, which the owner reads. */
  reason: string
  at: Date
  operatorId: string
}

/** A new address that takes effect when the link in its mail is opened. Only the SHA-256 of the link's token is stored. */
export interface PendingEmail {
  email: string
  emailKey: string
  hash: string
  expiresAt: Date
}

export interface Account extends Choices {
  id: string
  /** As typed at registration. */
  username: string
  email: string
  role: Role
  createdAt: Date
  /** The time of the first proof of the address by mail. Absent until then. */
  emailConfirmedAt?: Date
  /**
   * Number of password changes, first proofs and undone changes of the address, suspensions, and first second factors. A session that was
   * opened in an earlier epoch has ended.
   */
  epoch: number
  /** Absent unless operators suspended the account. */
  suspension?: Suspension
  /** The new address that waits for its confirmation, also when its 24 hours have expired. */
  pendingEmail?: PendingEmail
  /** The second factor, if the account has one. */
  secondFactor?: SecondFactor
  /** The identities at issuers that sign in to it, oldest first. Absent for none. */
  identities?: LinkedIdentity[]
}

/**
 * Returns the new address that waits for confirmation at `now` (milliseconds since 1970); empty for none. The account's own address, which
 * waits after a registration, is no new one.
 */
export const pendingEmailAt = ({ email, pendingEmail }: Account, now: number): string =>
  pendingEmail && pendingEmail.emailKey !== uniqueKey(email) && pendingEmail.expiresAt.getTime() > now ? pendingEmail.email : ''

/** Returns the form in which a username or an email address is unique: lower case. */
export const uniqueKey = (name: string): string => name.toLowerCase()

export const usernameUnknown = () => new DomainError('not_found', 'USERNAME_UNKNOWN', 'No account has this username')
