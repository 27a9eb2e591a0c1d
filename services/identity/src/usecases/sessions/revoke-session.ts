import { DomainError } from '@rostra/kit/errors'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export interface RevokeSession {
  accountId: string
  sessionId: string
  origin: Origin
}

/** Closes one session of an account. Throws SESSION_NOT_FOUND when the account has no such session. */
export async function revokeSession(
  { sessions, audit, now }: Pick<Ports, 'sessions' | 'audit' | 'now'>,
  { accountId, sessionId, origin }: RevokeSession,
): Promise<void> {
  const closed = await sessions.close(accountId, sessionId)
  if (!closed) throw new DomainError('not_found', 'SESSION_NOT_FOUND', 'This session has ended already')
  await audit.record({ ...origin, at: new Date(now()), event: 'sessions-ended', accountId, actor: 'self', agent: '' })
}
