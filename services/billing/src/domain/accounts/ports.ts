import type { Role } from '@rostra/platform/role'
import type { Account, Hold, HoldPurpose } from './account.ts'
import type { AccountRule } from './account-change.ts'
import type { FreeWork, FreeWorker } from './free-work.ts'
import type { LedgerEntry } from './ledger.ts'

export interface AccountHold {
  accountId: string
  hold: Hold
}

/** The open holds of all accounts together. */
export interface HeldTotals {
  credits: number
  /** The creation time of the oldest open hold of each purpose; null without any. */
  oldestAt: Record<HoldPurpose, Date | null>
}

export interface Accounts {
  /**
   * Applies a rule and returns the account afterwards; creates the account if needed. The rule receives the current account and may run
   * several times when others change the account concurrently. `role` decides the month's allowance; null starts no month. Throws
   * DuplicateEntryError.
   */
  change: (id: string, role: Role | null, rule: AccountRule) => Promise<Account>
  /** Applies a rule to an existing, open account. Returns null when there is none, or nothing changed. Throws DuplicateEntryError. */
  changeExisting: (id: string, rule: AccountRule) => Promise<Account | null>
  /** Returns the account as it was at most 1 s ago. Creates it on the first call, and starts a new month when one is due. */
  getRecent: (id: string, role: Role) => Promise<Account>
  /** Yields batches of open holds that were made before a time, oldest accounts first. */
  staleHolds: (before: Date, batchSize: number) => AsyncIterable<AccountHold[]>
  heldTotals: () => Promise<HeldTotals>
  /** Closes an account and deletes its ledger. May be repeated. */
  close: (id: string) => Promise<void>
}

export interface Ledger {
  /** Returns one page of an account's entries, the latest first. Pages count from 1. */
  list: (accountId: string, page: number, limit: number) => Promise<{ entries: LedgerEntry[]; total: number }>
}

/**
 * The outcome of an exchange or discussion: the units that its member got, 0 for none, or `open` before its end. `unknown` is a value that
 * this version can't read; its hold must stay open.
 */
export type HoldOutcome = 'open' | 'unknown' | { deliveredUnits: number }

/** Returns the outcome of each id, in the same order. */
export type GetOutcomes = (ids: readonly string[]) => Promise<HoldOutcome[]>

/** The clients of the services that place holds, by the purpose of the holds. */
export type HoldOutcomes = Record<HoldPurpose, GetOutcomes>

export interface FreeWorkBudgets {
  /**
   * Counts work before it begins, in the budgets of the person and of the networks. Returns the id of this use. Throws RATE_LIMITED without
   * counting.
   */
  use: (work: FreeWork, worker: FreeWorker, units: number) => Promise<string>
  /** Takes a use back from the budgets of its day, once. */
  giveBack: (useId: string, work: FreeWork, worker: FreeWorker, units: number) => Promise<void>
}

export interface HoldMetrics {
  /** Counts a settled hold. `stray` is a second hold of an exchange or discussion that was already charged. */
  settled: (by: 'event' | 'sweep' | 'release', how: 'captured' | 'released' | 'stray') => void
}
