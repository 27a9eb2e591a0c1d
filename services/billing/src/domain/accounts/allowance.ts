import type { Role } from '@rostra/platform/role'
import type { Account } from './account.ts'
import type { AccountRule } from './account-change.ts'
import type { NewLedgerEntry } from './ledger.ts'

/** The free credits that a role gets each month. */
const allowances: Record<Role, number> = { citizen: 100, orator: 500, super_senator: 500 }

/** Returns the UTC month of a time, as 2026-11. */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns the English name of a month: November 2026 for `2026-11`. */
export const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

/** Starts a new month: expires the rest of the free pocket and grants the role's allowance. Does nothing within the same month. */
export const beginMonth =
  (role: Role): AccountRule =>
  (account, now) => {
    const month = monthOf(now)
    if (account.closed || month <= account.month) return null
    const free = allowances[role]
    const monthly: NewLedgerEntry = {
      kind: 'monthly',
      amount: free,
      pocket: 'free',
      reference: month,
      note: `Free credits for ${monthName(month)}`,
    }
    return { account: { ...account, free, month }, entries: [...expiryOf(account), monthly] }
  }

function expiryOf({ free, month }: Account): NewLedgerEntry[] {
  if (free === 0) return []
  return [{ kind: 'expiry', amount: -free, pocket: 'free', reference: month, note: `Unused free credits of ${monthName(month)}` }]
}
