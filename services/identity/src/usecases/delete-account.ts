import type { Origin } from '../domain/audit.ts'
import type { Ports } from '../domain/ports.ts'
import { sessionEnded } from '../domain/session.ts'
import { standing } from './standing.ts'

export interface DeleteAccount {
  member: { id: string; sessionId: string }
  origin: Origin
}

/** Erases the caller's account. What other services keep of them goes by the event that this leaves. */
export async function deleteAccount(ports: Ports, { member, origin }: DeleteAccount): Promise<void> {
  const { changes, sessions, mails, audit, now } = ports
  const { account, session } = await standing(ports, member)
  const erased = await changes.erase(account.id, now())
  if (!erased) throw sessionEnded()
  await sessions.closeAllBut(account.id, null)
  await mails.removeOf(account.id, erased.emailKey)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'account-deleted', accountId: account.id, actor: 'self', agent: session.agent })
}
