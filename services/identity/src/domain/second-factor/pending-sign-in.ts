import type { SignInMethod } from '../audit/audit-log.ts'

/** A sign-in after the first step, which waits for the second factor. */
export interface PendingSignIn {
  /** The SHA-256 of its token. */
  tokenHash: string
  accountId: string
  /** The epoch of the account at the first step. */
  epoch: number
  /** The method of the first step. */
  method: SignInMethod
  /** The challenge for a passkey. Empty for an account without passkeys. */
  challenge: string
  /** The id of the issuer of the first step. */
  issuerId?: string
  expiresAt: Date
}

export const maxTries = 5

const minute = 60_000
export const signInLifetimeMs = 5 * minute
export const totpLifetimeMs = 10 * minute
export const challengeLifetimeMs = 5 * minute
