import type { BoughtRole } from '../../domain/accounts/role.ts'
import type { Ports } from '../../domain/ports.ts'

export interface BoughtRoleChange {
  accountId: string
  role: BoughtRole
  /** The number of this change of the account's bought role. */
  version: number
}

/** Applies the role that an account's purchases set. Ignores deleted accounts and versions that are not newer than the applied one. */
export async function applyBoughtRole(
  { changes, audit, now }: Pick<Ports, 'changes' | 'audit' | 'now'>,
  { accountId, role: bought, version }: BoughtRoleChange,
): Promise<void> {
  const role = await changes.setBoughtRole(accountId, bought, version, now())
  if (!role) return
  const origin = { network: '', requestId: '', agent: '' }
  await audit.record({ ...origin, at: new Date(now()), event: 'role-changed', role, accountId, actor: 'purchase' })
}
