import type { Account, Role } from './account.ts'
import type { BoughtRole } from './bought-role.ts'
import type { EmailAddress } from './email-address.ts'
import type { OneTimeCode } from './one-time-code.ts'
import type { Registration } from './registration.ts'
import type { ResetLink } from './reset-link.ts'

export type NewAccount = Omit<Registration, 'password'> & { passwordHash: string; createdAt: Date }

/** The accounts that exist: one that was erased is nobody's. */
export interface Accounts {
  /** Throws USERNAME_TAKEN or EMAIL_TAKEN. */
  add: (account: NewAccount) => Promise<Account>
  byId: (id: string) => Promise<Account | null>
  byUsername: (usernameKey: string) => Promise<Account | null>
  /** An account without a password hash can't be logged in to. */
  forLogIn: (usernameKey: string) => Promise<{ account: Account; passwordHash?: string } | null>
  /** By id; ids without a name are left out. */
  usernames: (ids: readonly string[]) => Promise<Record<string, string>>
}

export interface ProfileChange {
  address?: EmailAddress
  insights?: boolean
}

/** Each happens whole or not at all, with the events and notices that it causes. */
export interface AccountChanges {
  /**
   * Gives the account as it is now and as it was. A new address ends codes and links, and is told to the old one.
   * Throws EMAIL_TAKEN. Null when there is no such account.
   */
  setProfile: (id: string, change: ProfileChange, now: number) => Promise<{ account: Account; before: Account } | null>
  /** Begins the next epoch; ends codes and links. False when the epoch of `account` is over already: nothing changed then. */
  setPassword: (account: Account, passwordHash: string, now: number) => Promise<boolean>
  /** The same, by a link, which is used up. Null when it is dead. */
  resetPassword: (tokenHash: string, passwordHash: string, now: number) => Promise<Account | null>
  /** Null when nobody has the name. A role that the account has already causes no event. */
  setRole: (usernameKey: string, role: Role, now: number) => Promise<{ account: Account; previous: Role } | null>
  /**
   * Gives the role that purchases make, unless a later version of them was seen before. The role that the account has then, if it is
   * another one, else null.
   */
  setBoughtRole: (id: string, bought: BoughtRole, version: number, now: number) => Promise<Role | null>
  /** Gives what the address was known by; null when the account was erased before. */
  erase: (id: string, now: number) => Promise<{ emailKey: string } | null>
}

/** One code is alive an account: the one that was asked for last. */
export interface OneTimeCodes {
  /** Makes a code alive, once. Null when nobody has the address, or the code was used, replaced or tried to death since. */
  issue: (emailKey: string, code: OneTimeCode) => Promise<Account | null>
  /** Takes a try off the live code of an address. Null when there is none. */
  spendTry: (emailKey: string, now: number) => Promise<{ account: Account; codeId: string } | null>
  /** Uses the code up. False when somebody was faster. */
  use: (accountId: string, codeId: string) => Promise<boolean>
}

export interface ResetLinks {
  /** Makes a link alive, once. Null when nobody has the address, or the link was used or ended since. */
  issue: (emailKey: string, link: ResetLink) => Promise<Account | null>
  isAlive: (tokenHash: string, now: number) => Promise<boolean>
}
