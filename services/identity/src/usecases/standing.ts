import type { Account } from '../domain/account.ts'
import type { Ports } from '../domain/ports.ts'
import { isOver, type Session, sessionEnded } from '../domain/session.ts'

/** The account and session behind a member's token, read anew: a token outlives its session by up to a minute. Throws SESSION_ENDED. */
export async function standing(
  { accounts, sessions, now }: Ports,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ account: Account; session: Session }> {
  const [account, session] = await Promise.all([accounts.byId(id), sessions.byId(id, sessionId, new Date(now()))])
  if (!account || !session || isOver(session, account)) throw sessionEnded()
  return { account, session }
}
