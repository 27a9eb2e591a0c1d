import type { Pocket } from '../domain/accounts/account.ts'
import type { LedgerEntry } from '../domain/accounts/ledger.ts'

/** The ledger entries of one kind and reference: what one event reports. */
export interface EntryGroup {
  /** Identifies the group; also the event's id, so that the same group never makes two events. */
  id: string
  accountId: string
  isCredit: boolean
  /** The amount for the free pocket, without its sign. */
  free: number
  /** The amount for the purchased pocket, without its sign. */
  purchased: number
  kind: string
  /** The first part of the entries' reference: the month, generation, discussion, payment or grant. */
  reference: string
  at: Date
}

/** Groups entries by kind and reference. */
export function groupEntries(entries: readonly LedgerEntry[]): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ kind, reference }) => `${kind}:${reference}`)
  return [...groups].map(([key, group]) => {
    const { accountId, kind, reference, amount, at } = group[0] as LedgerEntry
    const amountIn = (pocket: Pocket) =>
      group.filter((entry) => entry.pocket === pocket).reduce((sum, entry) => sum + Math.abs(entry.amount), 0)
    return {
      id: `${accountId}:${key}`,
      accountId,
      isCredit: amount > 0,
      free: amountIn('free'),
      purchased: amountIn('purchased'),
      kind,
      reference: reference.split(':', 1)[0] as string,
      at,
    }
  })
}
