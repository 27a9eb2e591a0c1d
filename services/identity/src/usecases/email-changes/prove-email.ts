import type { Account } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export type ProveEmailPorts = Pick<Ports, 'changes' | 'sessions' | 'audit' | 'now'>

/**
 * Stores that the reader of the account's mail has proven it. The first proof ends every session and removes the password and the second
 * factor, because the account may have been registered by another person. Returns the changed account; null when its epoch has ended.
 */
export async function proveEmail(
  { changes, sessions, audit, now }: ProveEmailPorts,
  account: Account,
  { agent, origin }: { agent: string; origin: Origin },
): Promise<Account | null> {
  if (account.emailConfirmedAt) return account
  const proven = await changes.proveEmail(account, now())
  if (!proven) return null
  await sessions.endAllExcept(proven, null)
  await audit.record({ ...origin, at: new Date(now()), event: 'email-proven', accountId: account.id, actor: 'self', agent })
  return proven
}
