import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { Role } from '@rostra/platform/role'
import type { Account } from './account.ts'
import type { Choices } from './choices.ts'
import type { EmailAddress } from './email-address.ts'
import type { InsightMember } from './insight-member.ts'
import type { AccountNames } from './registration.ts'
import type { BoughtRole } from './role.ts'

export interface NewAccount extends AccountNames, Pick<Account, 'createdAt' | 'emailConfirmedAt' | 'identities'> {
  /** Absent for an account that an issuer's sign-in makes. */
  passwordHash?: string
  /** The mark of the network where it is registered; empty when unknown. */
  network: string
}

/** A username or an email address, in the form in which it is unique. */
export type AccountName = { usernameKey: string } | { emailKey: string }

/** Reads and adds accounts. Deleted accounts are never returned. */
export interface Accounts {
  /** Throws USERNAME_TAKEN, IDENTITY_TAKEN or EMAIL_TAKEN, the last also for an address that another account's undo link restores. */
  add: (account: NewAccount) => Promise<Account>
  byId: (id: string) => Promise<Account | null>
  /** Returns the accounts that exist, in any order. */
  byIds: (ids: readonly string[]) => Promise<Account[]>
  byUsername: (usernameKey: string) => Promise<Account | null>
  /** Returns an account with its password hash. An account without a hash has no password. */
  credentials: (name: AccountName) => Promise<{ account: Account; passwordHash?: string } | null>
  /** Returns usernames by account id, without unknown ids, and without suspended accounts unless `withSuspended` is set. */
  usernames: (ids: readonly string[], options?: { withSuspended: boolean }) => Promise<Record<string, string>>
  /** Returns the accounts that allow the use of their chats for anonymous insights. */
  allowingInsights: (ids: readonly string[]) => Promise<InsightMember[]>
  /** Returns the keys that are usernames of accounts. */
  takenKeys: (usernameKeys: readonly string[]) => Promise<string[]>
}

export interface ProfileChange {
  /** The current address in another spelling. */
  address?: EmailAddress
  choices: Partial<Choices>
}

/** Changes accounts. Each change is atomic with the events and notices that it causes. */
export interface AccountChanges {
  /**
   * Changes the given fields. A given address ends the pending one. A changed consent causes an event. Returns null when the account does
   * not exist.
   */
  setProfile: (id: string, change: ProfileChange, now: number) => Promise<Account | null>
  /**
   * Sets the password, starts the next epoch, and ends the code, the reset links and the pending address. Only the session `keptSessionId`
   * moves to the new epoch and stays open. Returns the changed account; null without a change when the epoch of `account` has ended.
   */
  setPassword: (account: Account, passwordHash: string, keptSessionId: string, now: number) => Promise<Account | null>
  /**
   * Like `setPassword`, for the account of a reset link, which it uses up. For the first proof of the address it also removes the second
   * factor, the linked identities and undo links. Returns null when the link is not valid.
   */
  resetPassword: (tokenHash: string, passwordHash: string, now: number) => Promise<Account | null>
  /**
   * Stores the first proof of the address by mail: starts the next epoch and removes what was set before it,
   * which is the password, the second factor, the linked identities, the reset links, undo links and the
   * pending address. Returns null when the epoch of `account` has ended.
   */
  proveEmail: (account: Account, now: number) => Promise<Account | null>
  /**
   * Stores the first proof of the address by an identity that the member has linked: starts the next epoch, to which only `keptSessionId`
   * moves, and removes undo links. Returns null when the epoch of `account` has ended.
   */
  proveOwnEmail: (account: Account, keptSessionId: string | null, now: number) => Promise<Account | null>
  /** Sets the role. An unchanged role causes no event. Returns null when the username is unknown. */
  setRole: (usernameKey: string, role: Role, now: number) => Promise<{ account: Account; previous: Role } | null>
  /** Applies a bought role, unless a later version was applied before. Returns the new role, or null when the role did not change. */
  setBoughtRole: (id: string, bought: BoughtRole, version: number, now: number) => Promise<Role | null>
  /**
   * Erases the personal fields, makes the rest of the deletion due in 15 seconds, and returns the key of the former address. Returns null
   * when the account was erased before.
   */
  erase: (id: string, now: number) => Promise<{ emailKey: string } | null>
}

/** Deletions that are not finished: the account is erased, but rows about it may be left. */
export interface UnfinishedDeletions {
  /** Claims a due deletion for 15 seconds, and returns the id of its account. Null when none is due. */
  takeDue: (now: number) => Promise<string | null>
  finish: (accountId: string) => Promise<void>
}

/** Creates the events that account changes store in the outbox. */
export interface AccountEvents {
  roleChanged: (accountId: string, role: Role, at: Date) => EventEnvelope
  suspensionChanged: (accountId: string, suspended: boolean, at: Date) => EventEnvelope
  accountDeleted: (accountId: string, at: Date) => EventEnvelope
  insightsConsentChanged: (accountId: string, allowed: boolean, at: Date) => EventEnvelope
  emailConfirmed: (accountId: string, at: Date) => EventEnvelope
}

/** Hashes passwords. Both methods throw OVERLOADED while the queue is full. */
export interface Passwords {
  /** Hashes a password. An abort of `signal` drops a waiting task, here and in `matches`. */
  hash: (password: string, signal?: AbortSignal) => Promise<string>
  /** Reports whether a password has a hash. Without a hash it does the same amount of work and returns false. */
  matches: (password: string, hash: string | undefined, signal?: AbortSignal) => Promise<boolean>
}
