import type { Role } from '@rostra/platform/role'
import { type Account, uniqueKey, usernameUnknown } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export interface GrantRole {
  username: string
  role: Role
  origin: Origin
}

export interface Granted {
  account: Account
  previous: Role
}

/** Sets the role of an account. An unchanged role is not recorded in the audit log. Throws USERNAME_UNKNOWN. */
export async function grantRole(
  { changes, audit, now }: Pick<Ports, 'changes' | 'audit' | 'now'>,
  { username, role, origin }: GrantRole,
): Promise<Granted> {
  const granted = await changes.setRole(uniqueKey(username), role, now())
  if (!granted) throw usernameUnknown()
  const { account, previous } = granted
  if (previous !== role)
    await audit.record({ ...origin, at: new Date(now()), event: 'role-changed', role, accountId: account.id, actor: 'operator', agent: '' })
  return granted
}
