import { randomUUID } from 'node:crypto'
import { type Account, uniqueKey, usernameUnknown } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export interface RemoveSecondFactor {
  username: string
  origin: Origin
}

type Needed = Pick<Ports, 'accounts' | 'secondFactors' | 'sessions' | 'audit' | 'operatorActions' | 'now'>

/**
 * Removes the whole second factor of an account whose member has lost it, ends its sessions and access keys, and informs the member by
 * mail. For an operator's command. Returns whether there was one. Throws USERNAME_UNKNOWN.
 */
export async function removeSecondFactor(
  { accounts, secondFactors, sessions, audit, operatorActions, now }: Needed,
  { username, origin }: RemoveSecondFactor,
): Promise<{ account: Account; removed: boolean }> {
  const account = await accounts.byUsername(uniqueKey(username))
  if (!account) throw usernameUnknown()
  if (!account.secondFactor) return { account, removed: false }
  const changed = await secondFactors.change(account, () => undefined, now(), { notice: 'second-factor-removed', endsSessions: true })
  if (!changed) throw usernameUnknown()
  await sessions.endAllExcept(changed, null)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'second-factor-removed', accountId: account.id, actor: 'operator', agent: '' })
  const target = { targetId: account.id, targetName: account.username, reason: 'The member has lost it' }
  await operatorActions.record({ id: randomUUID(), at, operatorId: '', action: 'second-factor-removed', ...target })
  return { account: changed, removed: true }
}
