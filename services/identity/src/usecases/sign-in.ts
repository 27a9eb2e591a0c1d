import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Account } from '../domain/account.ts'
import type { Origin, SignInMethod } from '../domain/audit.ts'
import type { Ports } from '../domain/ports.ts'
import { hashOf, newSecret, readAgent, type Session, seenAt } from '../domain/session.ts'
import { issueAccessToken } from './access-token.ts'
import { issueDeviceToken } from './device-token.ts'

export interface SignedIn {
  account: Account
  session: Session
  /** Known to the browser only. */
  secret: string
  access: IssuedToken
  deviceToken: string
}

export interface Proof {
  method: SignInMethod
  agent: string
  origin: Origin
}

/** Opens a session for somebody who has proved who they are. It belongs to the epoch in which they did. */
export async function signIn(ports: Ports, account: Account, { method, agent: typed, origin }: Proof): Promise<SignedIn> {
  const secret = newSecret()
  const at = new Date(ports.now())
  const agent = readAgent(typed)
  const session = await ports.sessions.open({
    accountId: account.id,
    secretHash: hashOf(secret),
    createdAt: at,
    ...seenAt(at.getTime()),
    givenAt: at,
    agent,
    epoch: account.epoch,
  })
  await ports.audit.record({ ...origin, at, event: 'signed-in', method, accountId: account.id, actor: 'self', agent })
  const [access, deviceToken] = await Promise.all([issueAccessToken(ports, account, session.id), issueDeviceToken(ports, account)])
  return { account, session, secret, access, deviceToken }
}
