import type { Caller } from '@rostra/platform/caller'
import { operator, readReason } from '@rostra/platform/operators'
import type { Account } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export interface AccountChange {
  caller: Caller
  accountId: string
  reason: string
  origin: Origin
}

type Needed = Pick<Ports, 'operatedAccounts' | 'sessions' | 'audit' | 'now'>

/**
 * Suspends an account and ends its sessions and access keys. Throws OPERATORS_ONLY, VALIDATION, ACCOUNT_NOT_FOUND, OPERATOR_ACCOUNT or
 * ALREADY_SUSPENDED.
 */
export async function suspendAccount(
  { operatedAccounts, sessions, audit, now }: Needed,
  { caller, accountId, reason, origin }: AccountChange,
): Promise<Account> {
  const at = new Date(now())
  const account = await operatedAccounts.suspend(accountId, { operatorId: operator(caller).id, reason: readReason(reason), at })
  await sessions.endAllExcept(account, null)
  await audit.record({ ...origin, at, event: 'suspended', accountId, actor: 'operator', agent: '' })
  return account
}

/** Ends the suspension of an account. Throws OPERATORS_ONLY, VALIDATION, ACCOUNT_NOT_FOUND or NOT_SUSPENDED. */
export async function restoreAccount(
  { operatedAccounts, audit, now }: Needed,
  { caller, accountId, reason, origin }: AccountChange,
): Promise<Account> {
  const at = new Date(now())
  const account = await operatedAccounts.restore(accountId, { operatorId: operator(caller).id, reason: readReason(reason), at })
  await audit.record({ ...origin, at, event: 'restored', accountId, actor: 'operator', agent: '' })
  return account
}
