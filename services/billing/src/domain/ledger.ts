import type { Pocket } from './account.ts'

export type EntryKind = 'monthly' | 'expiry' | 'exchange' | 'discussion' | 'purchase' | 'refund' | 'dispute' | 'reinstatement' | 'grant'

/** One line of the ledger, as a rule makes it. */
export interface NewEntry {
  kind: EntryKind
  /** Negative for what is taken; never 0. */
  amount: number
  pocket: Pocket
  /**
   * What it is about: a generation, a payment, a grant, a month. Entries of the same kind and subject come in one change, one per pocket,
   * and never again.
   */
  about: string
  note: string
}

export interface Entry extends NewEntry {
  /**
   * `<kind>:<about>:<n>`, where n counts the entries of one kind and subject from 1: whatever pocket it takes, a second charge meets the
   * first.
   */
  id: string
  accountId: string
  /** Counts from 1 within the account. */
  number: number
  at: Date
  /** The sum of the ledger up to here. */
  balanceAfter: number
}

/** An entry of that kind and subject stands in the ledger already: what should be done was done before. */
export class EntryExists extends Error {}
