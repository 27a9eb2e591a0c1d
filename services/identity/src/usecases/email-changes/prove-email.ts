import type { Account } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export type ProveEmailPorts = Pick<Ports, 'changes' | 'sessions' | 'audit' | 'now'>

interface Proof {
  /** The User-Agent for the audit log. */
  agent: string
  origin: Origin
}

/**
 * Stores that the reader of the account's mail has proven it. The first proof ends every session and removes the password and the second
 * factor, because the account may have been registered by another person. Returns the changed account; null when its epoch has ended.
 */
export async function proveEmail(ports: ProveEmailPorts, account: Account, proof: Proof): Promise<Account | null> {
  if (account.emailConfirmedAt) return account
  const proven = await ports.changes.proveEmail(account, ports.now())
  if (proven) await finishProof(ports, proven, null, proof)
  return proven
}

/**
 * Stores that an identity of the member, which is linked to the account, has proven its address. The first proof ends every session but
 * `keptSessionId`. The password and the second factor stay, because who has linked the identity has proven to be the member.
 */
export async function proveOwnEmail(
  ports: ProveEmailPorts,
  account: Account,
  { keptSessionId, ...proof }: Proof & { keptSessionId: string | null },
): Promise<Account | null> {
  const proven = await ports.changes.proveOwnEmail(account, keptSessionId, ports.now())
  if (proven) await finishProof(ports, proven, keptSessionId, proof)
  return proven
}

async function finishProof(
  { sessions, audit, now }: ProveEmailPorts,
  proven: Account,
  keptSessionId: string | null,
  { agent, origin }: Proof,
): Promise<void> {
  await sessions.endAllExcept(proven, keptSessionId)
  await audit.record({ ...origin, at: new Date(now()), event: 'email-proven', accountId: proven.id, actor: 'self', agent })
}
