import type { BoughtRole } from '../domain/bought-role.ts'
import type { Ports } from '../domain/ports.ts'

export interface BoughtRoleChange {
  accountId: string
  role: BoughtRole
  /** Counts the changes of one account. */
  version: number
}

/** Gives an account the role that its purchases make. One that is gone, and a change that is older than one seen before, are left alone. */
export async function applyBoughtRole(
  { changes, audit, now }: Pick<Ports, 'changes' | 'audit' | 'now'>,
  { accountId, role, version }: BoughtRoleChange,
): Promise<void> {
  const changed = await changes.setBoughtRole(accountId, role, version, now())
  if (!changed) return
  const where = { network: '', requestId: '', agent: '' }
  await audit.record({ ...where, at: new Date(now()), event: 'role-changed', role: changed, accountId, actor: 'purchase' })
}
