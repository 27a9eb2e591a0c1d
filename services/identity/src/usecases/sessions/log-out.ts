import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret } from '../../domain/sessions/session.ts'

export interface LogOut {
  sessionSecret: string
  origin: Origin
}

/** Closes the session of a secret and returns its id; empty when there is none. */
export async function logOut(
  { sessions, audit, now }: Pick<Ports, 'sessions' | 'audit' | 'now'>,
  { sessionSecret, origin }: LogOut,
): Promise<string> {
  if (sessionSecret === '') return ''
  const closed = await sessions.closeBySecretHash(hashSecret(sessionSecret))
  if (!closed) return ''
  const { id, accountId, agent } = closed
  await audit.record({ ...origin, at: new Date(now()), event: 'signed-out', accountId, actor: 'self', agent })
  return id
}
