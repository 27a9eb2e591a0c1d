import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { isStale, type Session, sessionEnded } from '../../domain/sessions/session.ts'

export type ActiveSessionPorts = Pick<Ports, 'accounts' | 'sessions' | 'now'>

/**
 * Returns the account and the session of a member's token, read from the database, because a token outlives its session by up to a minute.
 * Throws SESSION_ENDED.
 */
export async function activeSession(
  { accounts, sessions, now }: ActiveSessionPorts,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ account: Account; session: Session }> {
  const [account, session] = await Promise.all([accounts.byId(id), sessions.byId(id, sessionId, new Date(now()))])
  if (!account || !session || account.suspension || isStale(session, account)) throw sessionEnded()
  return { account, session }
}
