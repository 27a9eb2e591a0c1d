import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Account } from '../domain/account.ts'
import type { Ports } from '../domain/ports.ts'
import { hashOf, newSecret, readAgent, type Session, seenAt } from '../domain/session.ts'
import { issueAccessToken } from './access-token.ts'

export interface SignedIn {
  account: Account
  session: Session
  /** Known to the browser only. */
  secret: string
  access: IssuedToken
}

/** Opens a session for somebody who has proved who they are. */
export async function signIn(ports: Pick<Ports, 'sessions' | 'signer' | 'now'>, account: Account, agent: string): Promise<SignedIn> {
  const secret = newSecret()
  const now = ports.now()
  const session = await ports.sessions.open({
    accountId: account.id,
    secretHash: hashOf(secret),
    createdAt: new Date(now),
    ...seenAt(now),
    agent: readAgent(agent),
  })
  return { account, session, secret, access: await issueAccessToken(ports, account, session.id) }
}
