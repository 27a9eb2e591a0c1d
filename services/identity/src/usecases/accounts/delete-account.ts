import type { Reauthentication } from '../../domain/accounts/reauthentication.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireSecondFactor } from '../../domain/second-factor/second-factor.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'
import { type ReauthenticatePorts, reauthenticate } from './reauthenticate.ts'

export interface DeleteAccount {
  member: { id: string; sessionId: string }
  reauthentication: Reauthentication
  origin: Origin
  /** Aborts when the caller no longer waits; a password that is not compared by then is not compared. */
  signal: AbortSignal
}

/** Deletes the member's account. Other services delete their data when they receive the event. Throws SESSION_ENDED, SECOND_FACTOR_NEEDED or WRONG_PASSWORD. */
export async function deleteAccount(
  ports: ActiveSessionPorts &
    ReauthenticatePorts &
    Pick<Ports, 'changes' | 'mailQueue' | 'operatorActions' | 'newFactors' | 'pendingSignIns'>,
  { member, reauthentication, origin, signal }: DeleteAccount,
): Promise<void> {
  const { changes, sessions, mailQueue, operatorActions, newFactors, pendingSignIns, audit, now } = ports
  const { account, session } = await activeSession(ports, member)
  requireSecondFactor(account, session)
  await reauthenticate(ports, { account, session, reauthentication, origin, signal })
  const erased = await changes.erase(account.id, now())
  if (!erased) throw sessionEnded()
  await sessions.closeAllExcept(account.id, null)
  await newFactors.removeOfAccount(account.id)
  await pendingSignIns.removeOfAccount(account.id)
  await mailQueue.removeOfAccount(account.id, erased.emailKey)
  await operatorActions.anonymize(account.id)
  const at = new Date(now())
  await audit.record({ ...origin, at, event: 'account-deleted', accountId: account.id, actor: 'self', agent: session.agent })
}
