import type { Account } from './account.ts'
import type { NewEntry } from './ledger.ts'
import type { Rule } from './ports.ts'

const allowances = new Map([
  ['citizen', 100],
  ['orator', 500],
  ['super_senator', 500],
])

/** Free credits a month for a role. */
const allowanceOf = (role: string): number => allowances.get(role) ?? 100

/** The UTC month, as 2026-11. */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month for people: `2026-11` as November 2026. */
export const nameOfMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`))

/** At the first touch in a new month what is left of the free credits expires and the role's allowance takes its place. */
export const beginMonth =
  (role: string): Rule =>
  (account, now) => {
    const month = monthOf(now)
    if (account.closed || month <= account.month) return null
    const free = allowanceOf(role)
    const monthly: NewEntry = {
      kind: 'monthly',
      amount: free,
      pocket: 'free',
      about: month,
      note: `Free credits for ${nameOfMonth(month)}`,
    }
    return { account: { ...account, free, month }, entries: [...leftover(account), monthly] }
  }

function leftover({ free, month }: Account): NewEntry[] {
  if (free === 0) return []
  return [{ kind: 'expiry', amount: -free, pocket: 'free', about: month, note: `Unused free credits of ${nameOfMonth(month)}` }]
}
