import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Ports } from '../domain/ports.ts'
import { hashOf, seenAt, sessionEnded, worthNoting } from '../domain/session.ts'
import { issueAccessToken } from './access-token.ts'

/** Exchanges a session's secret for an access token. It always asks the database, so a session that was closed anywhere ends here. */
export async function authenticate(ports: Ports, secret: string): Promise<IssuedToken> {
  const { sessions, accounts } = ports
  const now = ports.now()
  const session = await sessions.bySecretHash(hashOf(secret), new Date(now))
  const account = session && (await accounts.byId(session.accountId))
  if (!account) throw sessionEnded()
  if (worthNoting(session, now)) await sessions.noteSeen(session.id, seenAt(now))
  return issueAccessToken(ports, account, session.id)
}
