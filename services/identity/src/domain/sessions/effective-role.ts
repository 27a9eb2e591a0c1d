import type { Role } from '@rostra/platform/role'
import type { Account } from '../accounts/account.ts'
import type { Session } from './session.ts'

/**
 * Returns the role that the tokens of a session say. Where `isHeldBack` is set, the rights of a super_senator need a second factor and a session
 * that was opened with it; otherwise they are those of the role below.
 */
export const effectiveRole = (
  account: Pick<Account, 'role' | 'secondFactor'>,
  session: Pick<Session, 'secondFactor'>,
  isHeldBack: boolean,
): Role => (account.role === 'super_senator' && isHeldBack && !(account.secondFactor && session.secondFactor) ? 'orator' : account.role)
