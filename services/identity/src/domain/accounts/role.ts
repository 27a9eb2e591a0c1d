import { type Role, roles } from '@rostra/platform/role'

/** Number of personas that an account of each role may own. */
export const personaLimits: Record<Role, number> = { citizen: 5, orator: 10, super_senator: 100 }

/** Returns a stored role. Throws an Error for an unknown one, which is a defect, not a refusal. */
export function readRole(stored: string): Role {
  const role = roles.find((known) => known === stored)
  if (!role) throw new Error(`unknown role in the database: ${JSON.stringify(stored)}`)
  return role
}

/** A role that purchases set. A refund sets `citizen` again. */
export type BoughtRole = Exclude<Role, 'super_senator'>

/** Returns the role of an account after its purchases change to `bought`. A super_senator keeps its role. */
export const roleAfterPurchase = (role: Role, bought: BoughtRole): Role => (role === 'super_senator' ? role : bought)
