import type { User } from '../../api/user.ts'

/** What a message and its answer cost. The server charges; this is said beforehand. */
export const exchangePrice = 2

const lowBelow = 10

export type CreditTone = 'none' | 'low' | 'enough'

/** How a balance is shown: red at 0, amber below 10. */
export const toneOf = (credits: number): CreditTone => (credits <= 0 ? 'none' : credits < lowBelow ? 'low' : 'enough')

/** Whether a balance pays for one more message. */
export const canSend = (credits: number): boolean => credits >= exchangePrice

/** Free credits at the begin of each month. */
export const monthlyCredits: Record<User['role'], number> = { citizen: 100, orator: 500, super_senator: 500 }

/** When free credits are set anew: the begin of the next UTC month. Both in milliseconds since the epoch. */
export function renewalAfter(now: number): number {
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)
}
