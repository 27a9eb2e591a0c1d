import { type Account, balanceOf } from './account.ts'
import type { AccountChange } from './account-change.ts'
import type { LedgerEntry } from './ledger.ts'

/** A checked change, ready to be stored: the account with its entry count, and numbered ledger entries. */
export interface AccountUpdate {
  account: Account
  entries: LedgerEntry[]
}

/**
 * Builds the update for a change: gives each entry its id, number and balance, and counts the entries in the account. Throws when the
 * ledger's sum would differ from the balance, or an amount would be negative or fractional.
 */
export function buildUpdate(before: Account, { account, entries }: AccountChange, at: Date): AccountUpdate {
  let balanceAfter = balanceOf(before)
  const counts = new Map<string, number>()
  const numbered = entries.map((entry, index): LedgerEntry => {
    const subject = `${entry.kind}:${entry.reference}`
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    balanceAfter += entry.amount
    return { ...entry, id: `${subject}:${count}`, accountId: before.id, number: before.entryCount + index + 1, at, balanceAfter }
  })
  const amounts = [account, ...account.holds].flatMap(({ free, purchased }) => [free, purchased])
  const isValid = amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) && entries.every(({ amount }) => amount !== 0)
  if (!isValid || balanceOf(account) !== balanceAfter) throw new Error(`A change of account ${before.id} doesn't add up`)
  return { account: { ...account, entryCount: before.entryCount + entries.length }, entries: numbered }
}
