import { type Account, balanceOf } from './account.ts'
import type { Entry } from './ledger.ts'
import type { Change } from './ports.ts'

export interface Posting {
  account: Account
  entries: Entry[]
}

/**
 * Turns a change into what is stored: entries with their ids, numbers and balances, and the account that counts them. Throws when the
 * change is wrong: the ledger's sum would no longer be the balance, or a pocket would fall below zero.
 */
export function post(before: Account, { account, entries }: Change, at: Date): Posting {
  let balanceAfter = balanceOf(before)
  const counts = new Map<string, number>()
  const posted = entries.map((entry, index): Entry => {
    const subject = `${entry.kind}:${entry.about}`
    const nth = (counts.get(subject) ?? 0) + 1
    counts.set(subject, nth)
    balanceAfter += entry.amount
    return { ...entry, id: `${subject}:${nth}`, accountId: before.id, number: before.entries + index + 1, at, balanceAfter }
  })
  const amounts = [account, ...account.holds].flatMap(({ free, purchased }) => [free, purchased])
  const areRight = amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) && entries.every(({ amount }) => amount !== 0)
  if (!areRight || balanceOf(account) !== balanceAfter) throw new Error(`A change of account ${before.id} doesn't add up`)
  return { account: { ...account, entries: before.entries + entries.length }, entries: posted }
}
