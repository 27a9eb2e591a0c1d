import type { Pocket } from './account.ts'

export const entryKinds = [
  'monthly',
  'expiry',
  'exchange',
  'discussion',
  'purchase',
  'refund',
  'dispute',
  'reinstatement',
  'grant',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** A ledger entry as a rule creates it. */
export interface NewLedgerEntry {
  kind: EntryKind
  /** In credits: negative for a debit, never 0. */
  amount: number
  pocket: Pocket
  /**
   * The generation, discussion, payment, grant or month that caused the entry. Entries with the same kind and reference are written by one
   * change, one per pocket, and never again.
   */
  reference: string
  /** One line for the member. */
  note: string
}

export interface LedgerEntry extends NewLedgerEntry {
  /**
   * `<kind>:<reference>:<n>`, where n counts the entries of that kind and reference from 1. A repeated charge gets the same id whichever
   * pocket it debits.
   */
  id: string
  accountId: string
  /** Counts from 1 within the account, without gaps. */
  number: number
  at: Date
  /** The sum of the ledger up to and including this entry. */
  balanceAfter: number
}

/** The ledger already has an entry with this id: the change was made before. */
export class DuplicateEntryError extends Error {}
