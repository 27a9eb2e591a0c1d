import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret, type Session } from '../../domain/sessions/session.ts'

export interface LogOut {
  sessionSecret: string
  origin: Origin
}

/** Closes the session of a secret and returns it; null when there is none. */
export async function logOut(
  { sessions, audit, now }: Pick<Ports, 'sessions' | 'audit' | 'now'>,
  { sessionSecret, origin }: LogOut,
): Promise<Session | null> {
  if (sessionSecret === '') return null
  const closed = await sessions.closeBySecretHash(hashSecret(sessionSecret))
  if (!closed) return null
  const { accountId, agent } = closed
  await audit.record({ ...origin, at: new Date(now()), event: 'signed-out', accountId, actor: 'self', agent })
  return closed
}
