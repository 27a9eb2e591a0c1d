import type { Account } from './account.ts'
import type { NewLedgerEntry } from './ledger.ts'

/**
 * The result of a rule: the account's new state and the entries to add to its ledger. The entries' sum equals the change of the balance.
 */
export interface AccountChange {
  account: Account
  entries: readonly NewLedgerEntry[]
}

/** Decides how an account changes. Returns null when nothing changes; throws a DomainError to refuse. */
export type AccountRule = (account: Account, now: Date) => AccountChange | null

/** Combines two rules into one. The second rule receives the account that the first one returns. */
export const chainRules =
  (first: AccountRule, second: AccountRule): AccountRule =>
  (account, now) => {
    const firstChange = first(account, now)
    const secondChange = second(firstChange?.account ?? account, now)
    if (!firstChange || !secondChange) return firstChange ?? secondChange
    return { account: secondChange.account, entries: [...firstChange.entries, ...secondChange.entries] }
  }
