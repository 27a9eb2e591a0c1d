import type { Pocket } from './account.ts'

export type EntryKind = 'monthly' | 'expiry' | 'exchange' | 'discussion' | 'purchase' | 'refund' | 'dispute' | 'reinstatement' | 'grant'

/** One line of the ledger, as a rule makes it. */
export interface NewEntry {
  kind: EntryKind
  /** Negative for what is taken; never 0. */
  amount: number
  pocket: Pocket
  /** What it is about: a generation, a payment, a grant, a month. The same kind, subject and pocket can't stand twice in a ledger. */
  about: string
  note: string
}

export interface Entry extends NewEntry {
  id: string
  accountId: string
  /** Counts from 1 within the account. */
  number: number
  at: Date
  /** The sum of the ledger up to here. */
  balanceAfter: number
}
