import type { Account, PendingEmail } from '../accounts/account.ts'
import type { Notice } from '../mail/mail.ts'
import type { UndoLink } from './email-change.ts'

/** A requested change, with the mails that carry its links. */
export interface RequestedChange {
  pending: PendingEmail
  /** Absent for an account without a confirmed address. */
  undoLink?: UndoLink
  mails: Notice[]
}

/** Changes of addresses. Each write is atomic with the mails that it causes. */
export interface EmailChanges {
  /** Throws EMAIL_TAKEN when another account has the address, or an undo link to it. */
  refuseTaken: (emailKey: string, accountId: string) => Promise<void>
  /**
   * Stores a requested change in place of an earlier one. Another spelling of the account's own address is stored at once. Throws
   * TOO_MANY_TRIES. Returns null when the account does not exist or its epoch has ended.
   */
  request: (account: Account, change: RequestedChange, now: number) => Promise<Account | null>
  /** Returns the account of a valid token and the token's effect; null for any other token. */
  find: (tokenHash: string, now: number) => Promise<{ account: Account; does: 'confirm' | 'undo' } | null>
  /**
   * Sets the pending address, ends the code and the reset links, and queues a notice to a former address that was confirmed. For the first
   * proof of an address it removes undo links and starts the next epoch, to which only `keptSessionId` moves; without that session it also
   * removes the password and the second factor. Throws EMAIL_TAKEN. Returns null when the token is not valid.
   */
  confirm: (tokenHash: string, now: number, keptSessionId: string | null) => Promise<Account | null>
  /**
   * Restores the address of an undo link of a confirmed account, starts the next epoch, removes the password and the second factors added
   * since, and ends the pending address, the code, the reset links and later undo links. Returns null when the token is not valid.
   */
  undo: (tokenHash: string, now: number) => Promise<Account | null>
  /** Returns the addresses other than the present one to which an account can be restored, with the ends of their links. */
  formerAddresses: (accountId: string) => Promise<Pick<UndoLink, 'email' | 'expiresAt'>[]>
  /** Removes pending addresses and undo links that have expired. */
  removeExpired: (now: number) => Promise<void>
}
