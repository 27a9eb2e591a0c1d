import type { User } from './user.ts'

/** What a role is granted each month (decisions: monthly grant). */
const monthlyAllowance: Record<User['role'], number> = { citizen: 100, orator: 500, super_senator: 500 }

/** An account's credits while nothing is charged and nothing can be bought: the month's allowance, untouched. */
export function creditsOf(role: User['role']) {
  const freeCredits = monthlyAllowance[role]
  return { messageCredits: freeCredits, freeCredits, purchasedCredits: 0 }
}
