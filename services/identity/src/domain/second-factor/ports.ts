import type { Account } from '../accounts/account.ts'
import type { NoticeKind } from '../mail/mail.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import type { Passkey, SecondFactor } from './second-factor.ts'

export interface FactorChange {
  /** The mail to the member. */
  notice?: NoticeKind
  /** The session that stays open when the first factor ends the account's sessions. It counts as opened with the factor. */
  keptSessionId?: string
  /** Ends the account's sessions. A first factor always ends them. */
  endsSessions?: true
}

/** Changes the second factors of accounts. */
export interface SecondFactors {
  /**
   * Replaces the second factor of an account by the result of `apply`. A first factor starts the account's next epoch. Throws the errors of
   * `apply`. Returns null without a change when the epoch of `account` has ended.
   */
  change: (
    account: Pick<Account, 'id' | 'epoch'>,
    apply: (current: SecondFactor | undefined) => SecondFactor | undefined,
    now: number,
    change?: FactorChange,
  ) => Promise<Account | null>
}

/** Sign-ins that wait for the second factor. They expire. */
export interface PendingSignIns {
  add: (pending: PendingSignIn) => Promise<void>
  find: (tokenHash: string, now: number) => Promise<PendingSignIn | null>
  /** Subtracts one of five tries. Returns null when the sign-in has ended or none is left. */
  takeTry: (tokenHash: string, now: number) => Promise<PendingSignIn | null>
  /** Ends a sign-in. Returns false when it had already ended. */
  end: (tokenHash: string) => Promise<boolean>
  removeOfAccount: (accountId: string) => Promise<void>
}

/**
 * The kind of a factor that is being added: the sealed secret of an app, or the challenge of a passkey. A session has at most one of each.
 */
export type NewFactorKind = 'totp' | 'passkey'

export interface NewFactor {
  kind: NewFactorKind
  sessionId: string
  accountId: string
  value: string
  expiresAt: Date
}

/** Factors that are being added. They expire. */
export interface NewFactors {
  /** Stores a factor and replaces an earlier one of the session. */
  put: (factor: NewFactor) => Promise<void>
  find: (kind: NewFactorKind, sessionId: string, now: number) => Promise<string | null>
  /** Returns the value once. */
  take: (kind: NewFactorKind, sessionId: string, now: number) => Promise<string | null>
  removeOfAccount: (accountId: string) => Promise<void>
}

/** Encrypts the secrets of authenticator apps. */
export interface TotpSecrets {
  seal: (secret: string, accountId: string) => string
  /** Returns null when the secret was sealed with another key. */
  open: (sealed: string, accountId: string) => string | null
}

export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** The ceremonies of WebAuthn. Responses and options are JSON. */
export interface PasskeyCeremonies {
  creationOptions: (account: Account) => Promise<{ options: string; challenge: string }>
  /** Verifies the response to creation options. Returns null for a wrong response. */
  verifyCreation: (response: string, challenge: string) => Promise<NewCredential | null>
  requestOptions: (passkeys: readonly Passkey[]) => Promise<{ options: string; challenge: string }>
  /** Returns the passkey that signed, and its new counter; null for a wrong response. */
  verifyRequest: (
    response: string,
    challenge: string,
    passkeys: readonly Passkey[],
  ) => Promise<{ passkeyId: string; counter: number } | null>
}
