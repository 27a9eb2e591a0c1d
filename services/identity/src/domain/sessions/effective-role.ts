import type { Role } from '@rostra/platform/role'
import type { Account } from '../accounts/account.ts'
import type { Session } from './session.ts'

/**
 * Returns the role in the tokens of a session. With `isHeldBack`, a super_senator gets that role only in a session that was opened with the
 * second factor, and otherwise the next lower role.
 */
export const effectiveRole = (
  account: Pick<Account, 'role' | 'secondFactor'>,
  session: Pick<Session, 'secondFactor'>,
  isHeldBack: boolean,
): Role => (account.role === 'super_senator' && isHeldBack && !(account.secondFactor && session.secondFactor) ? 'orator' : account.role)
