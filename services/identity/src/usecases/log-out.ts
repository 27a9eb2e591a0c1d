import type { Origin } from '../domain/audit.ts'
import type { Ports } from '../domain/ports.ts'
import { hashOf } from '../domain/session.ts'

export interface LogOut {
  sessionSecret: string
  origin: Origin
}

/** Ends the session of a secret, if there is one. */
export async function logOut({ sessions, audit, now }: Ports, { sessionSecret, origin }: LogOut): Promise<void> {
  const closed = await sessions.closeBySecretHash(hashOf(sessionSecret))
  if (!closed) return
  const { accountId, agent } = closed
  await audit.record({ ...origin, at: new Date(now()), event: 'signed-out', accountId, actor: 'self', agent })
}
