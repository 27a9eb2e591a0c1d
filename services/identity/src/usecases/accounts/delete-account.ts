import type { Reauthentication } from '../../domain/accounts/reauthentication.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireSecondFactor } from '../../domain/second-factor/second-factor.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'
import { type FinishDeletionPorts, finishDeletion } from './finish-deletion.ts'
import { type ReauthenticatePorts, reauthenticate } from './reauthenticate.ts'

export interface DeleteAccount {
  member: { id: string; sessionId: string }
  reauthentication: Reauthentication
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its comparison is then dropped. */
  signal: AbortSignal
}

/**
 * Deletes the member's account. Other services delete their data when they receive the event. If this replica dies after the account is
 * erased, another one finishes the deletion. Throws SESSION_ENDED, SECOND_FACTOR_NEEDED or WRONG_PASSWORD.
 */
export async function deleteAccount(
  ports: ActiveSessionPorts & ReauthenticatePorts & FinishDeletionPorts & Pick<Ports, 'changes'>,
  { member, reauthentication, origin, signal }: DeleteAccount,
): Promise<void> {
  const { changes, audit, now } = ports
  const { account, session } = await activeSession(ports, member)
  requireSecondFactor(account, session)
  await reauthenticate(ports, { account, session, reauthentication, origin, signal })
  const erased = await changes.erase(account.id, now())
  if (!erased) throw sessionEnded()
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'account-deleted', accountId: account.id, actor: 'self', agent: session.agent })
  await finishDeletion(ports, account.id, erased.emailKey)
}
