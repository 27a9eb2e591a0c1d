import type { Role } from './account.ts'

/** What can be bought, or lost again with its money. */
export type BoughtRole = Exclude<Role, 'super_senator'>

/** The role of an account whose purchases give it this one: an admin stays one, whatever they buy. */
export const roleAfterPurchase = (role: Role, bought: BoughtRole): Role => (role === 'super_senator' ? role : bought)
