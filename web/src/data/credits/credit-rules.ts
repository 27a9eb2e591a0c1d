import type { Role } from '../../api/schemas.ts'

const lowBelow = 10

export type CreditTone = 'none' | 'low' | 'enough'

/** Returns the tone of a balance: red at 0 credits, amber below 10. */
export const toneOf = (credits: number): CreditTone => (credits <= 0 ? 'none' : credits < lowBelow ? 'low' : 'enough')

/** Free credits at the start of each month. */
export const monthlyCredits: Record<Role, number> = { citizen: 100, orator: 500, super_senator: 500 }

/** Returns when free credits are renewed: the start of the next month in UTC. Both times in milliseconds since the epoch. */
export function renewalAfter(now: number): number {
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)
}
