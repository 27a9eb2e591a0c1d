import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { signInAudiences } from '@rostra/platform/claims'
import type { Account } from '../../domain/accounts/account.ts'
import { refuseSuspended } from '../../domain/accounts/suspension.ts'
import type { Ports } from '../../domain/ports.ts'
import { activityAt, generateSecret, hashSecret, type Session, sanitizeAgent } from '../../domain/sessions/session.ts'
import { issueAccessToken } from './issue-access-token.ts'
import { issueDeviceToken } from './issue-device-token.ts'
import { logOut } from './log-out.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'

export interface SignedIn {
  account: Account
  session: Session
  /** The session secret, which only the browser keeps. The database has its hash. */
  secret: string
  access: IssuedToken
  deviceToken: string
  /** The id of the browser's earlier session, which this sign-in ended. Empty for none. */
  endedSessionId: string
}

/** The ports that every way to sign in needs. */
export type SignInPorts = Pick<Ports, 'sessions' | 'signer' | 'audit' | 'contact' | 'holdsBackRole' | 'now'>

/**
 * Opens a session for an authenticated account, and ends the browser's earlier one. The session belongs to the epoch of `account`, as read
 * for authentication. Throws ACCOUNT_SUSPENDED.
 */
export async function signIn(ports: SignInPorts, account: Account, attempt: SignInAttempt): Promise<SignedIn> {
  if (account.suspension) await recordFailedSignIn(ports, account.id, attempt)
  refuseSuspended(account, ports.contact)
  const { method, factor, issuerId, agent: rawAgent, previousSessionSecret, origin } = attempt
  const secret = generateSecret()
  const at = new Date(ports.now())
  const agent = sanitizeAgent(rawAgent)
  const session = await ports.sessions.open({
    accountId: account.id,
    secretHash: hashSecret(secret),
    createdAt: at,
    ...activityAt(at.getTime(), at),
    cookieSetAt: at,
    agent,
    epoch: account.epoch,
    ...(factor && { secondFactor: true as const }),
    ...(issuerId && { issuerId }),
  })
  await ports.audit.record({
    ...origin,
    at,
    event: 'signed-in',
    method,
    ...(factor && { factor }),
    accountId: account.id,
    actor: 'self',
    agent,
  })
  const ended = await logOut(ports, { sessionSecret: previousSessionSecret, origin })
  const [access, deviceToken] = await Promise.all([
    issueAccessToken(ports, account, session, signInAudiences),
    issueDeviceToken(ports, account, { passedFactor: factor !== undefined }),
  ])
  return { account, session, secret, access, deviceToken, endedSessionId: ended?.id ?? '' }
}
