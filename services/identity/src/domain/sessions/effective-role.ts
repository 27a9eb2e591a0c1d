import type { Role } from '@rostra/platform/role'

/**
 * Returns the role that the tokens of a session say. Where `isHeldBack` is set, the rights of a super_senator need a session that was opened with
 * the second factor; without it they are those of the role below.
 */
export const effectiveRole = (account: { role: Role }, session: { secondFactor?: true }, isHeldBack: boolean): Role =>
  account.role === 'super_senator' && isHeldBack && !session.secondFactor ? 'orator' : account.role
