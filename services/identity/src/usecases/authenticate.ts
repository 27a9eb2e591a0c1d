import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Ports } from '../domain/ports.ts'
import { hashOf, isOver, type Session, seenAt, sessionEnded, worthGiving, worthNoting } from '../domain/session.ts'
import { issueAccessToken } from './access-token.ts'

export interface Authenticated {
  access: IssuedToken
  /** Set once a day, when the browser should be told that its session lives longer. */
  sessionExpiresAt?: Date
}

/** Exchanges a session's secret for an access token. It always asks the database, so a session that was closed anywhere ends here. */
export async function authenticate(ports: Ports, secret: string): Promise<Authenticated> {
  const { sessions, accounts } = ports
  const session = await sessions.bySecretHash(hashOf(secret), new Date(ports.now()))
  const account = session && (await accounts.byId(session.accountId))
  if (!account || isOver(session, account)) throw sessionEnded()
  const sessionExpiresAt = await noteUse(ports, session)
  return { access: await issueAccessToken(ports, account, session.id), ...(sessionExpiresAt && { sessionExpiresAt }) }
}

async function noteUse({ sessions, now }: Ports, session: Session): Promise<Date | undefined> {
  const at = now()
  const seen = seenAt(at)
  if (worthGiving(session, at) && (await sessions.give(session.id, session.givenAt, { ...seen, givenAt: new Date(at) })))
    return seen.expiresAt
  if (worthNoting(session, at)) await sessions.noteSeen(session.id, seen)
  return undefined
}
