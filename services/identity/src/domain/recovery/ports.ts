import type { Account } from '../accounts/account.ts'
import type { OneTimeCode } from './one-time-code.ts'
import type { ResetLink } from './reset-link.ts'

/** One-time codes. An account has at most one valid code: the latest requested one. */
export interface OneTimeCodes {
  /**
   * Makes a code valid, once. Returns null when no account has the address, or when the code was used, replaced or has no attempt left.
   */
  issue: (emailKey: string, code: OneTimeCode) => Promise<Account | null>
  /**
   * Subtracts one attempt from the valid code of an address: one of its devices, or of all other browsers. Returns null when there is no
   * code, or no such attempt left.
   */
  takeAttempt: (emailKey: string, now: number, fromDevice: boolean) => Promise<{ account: Account; codeId: string } | null>
  /** Marks the code as used. Returns false when it was used before. */
  consume: (accountId: string, codeId: string) => Promise<boolean>
}

/** Password reset links. `AccountChanges.resetPassword` uses them up. */
export interface ResetLinks {
  /** Makes a link valid, once. Returns null when no account has the address, or when the link has ended. */
  issue: (emailKey: string, link: ResetLink) => Promise<Account | null>
  /** Returns the account of a valid link; null for any other. */
  accountOf: (tokenHash: string, now: number) => Promise<Account | null>
}

/** Derives codes and the tokens of links from mail ids and a secret of this service. They are never stored. */
export interface MailSecrets {
  /** Returns 6 digits. */
  code: (mailId: string) => string
  /** Returns 256 bits as base64url. */
  resetToken: (mailId: string) => string
  /** Returns 256 bits as base64url, which confirm a new address. */
  confirmationToken: (mailId: string) => string
  /** Returns 256 bits as base64url, which undo a change of the address. */
  undoToken: (mailId: string) => string
}
