import { randomUUID } from 'node:crypto'
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

/** Sets the role of an account. An unchanged role is not recorded in the audit logs. Throws USERNAME_UNKNOWN. */
export async function grantRole(
  { changes, audit, operatorActions, now }: Pick<Ports, 'changes' | 'audit' | 'operatorActions' | 'now'>,
  { username, role, origin }: GrantRole,
): Promise<Granted> {
  const granted = await changes.setRole(uniqueKey(username), role, now())
  if (!granted) throw usernameUnknown()
  const { account, previous } = granted
  if (previous !== role) {
    const at = new Date(now())
    await audit.record({ ...origin, at, event: 'role-changed', role, accountId: account.id, actor: 'operator', agent: '' })
    const target = { targetId: account.id, targetName: account.username, reason: `From ${previous} to ${role}` }
    await operatorActions.record({ id: randomUUID(), at, operatorId: '', action: 'role-granted', ...target })
  }
  return granted
}
