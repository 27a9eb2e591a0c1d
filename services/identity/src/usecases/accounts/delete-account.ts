import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

export interface DeleteAccount {
  member: { id: string; sessionId: string }
  origin: Origin
}

/** Deletes the member's account. Other services delete their data when they receive the event. Throws SESSION_ENDED. */
export async function deleteAccount(
  ports: ActiveSessionPorts & Pick<Ports, 'changes' | 'mailQueue' | 'operatorActions' | 'audit'>,
  { member, origin }: DeleteAccount,
): Promise<void> {
  const { changes, sessions, mailQueue, operatorActions, audit, now } = ports
  const { account, session } = await activeSession(ports, member)
  const erased = await changes.erase(account.id, now())
  if (!erased) throw sessionEnded()
  await sessions.closeAllExcept(account.id, null)
  await mailQueue.removeOfAccount(account.id, erased.emailKey)
  await operatorActions.anonymize(account.id)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'account-deleted', accountId: account.id, actor: 'self', agent: session.agent })
}
