import { type Account, type Role, usernameUnknown } from '../domain/account.ts'
import type { Origin } from '../domain/audit.ts'
import { keyOf } from '../domain/email-address.ts'
import type { Ports } from '../domain/ports.ts'

export interface GrantRole {
  username: string
  role: Role
  origin: Origin
}

export interface Granted {
  account: Account
  previous: Role
}

/** Throws USERNAME_UNKNOWN. Writes down what changes something only. */
export async function grantRole(
  { changes, audit, now }: Pick<Ports, 'changes' | 'audit' | 'now'>,
  { username, role, origin }: GrantRole,
): Promise<Granted> {
  const granted = await changes.setRole(keyOf(username), role, now())
  if (!granted) throw usernameUnknown()
  const { account, previous } = granted
  if (previous !== role)
    await audit.record({ ...origin, at: new Date(now()), event: 'role-changed', role, accountId: account.id, actor: 'operator', agent: '' })
  return granted
}
