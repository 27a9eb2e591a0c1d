import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { isAccessKey } from '../../domain/access-keys/access-key.ts'
import { isAppToken } from '../../domain/apps/app.ts'
import type { Ports } from '../../domain/ports.ts'
import { activityAt, hashSecret, isCookieDue, isStale, isTouchDue, type Session, sessionEnded } from '../../domain/sessions/session.ts'
import { authenticateKey } from '../access-keys/authenticate-key.ts'
import { authenticateApp } from '../apps/authenticate-app.ts'
import { issueAccessToken } from './issue-access-token.ts'

export interface Authenticated {
  access: IssuedToken
  /** The new expiry of the session, set once a day, when the browser's cookie has to be renewed. */
  sessionExpiresAt?: Date
}

/**
 * Exchanges a session secret, an access key or the token of an app for an access token for the given services. Reads the database on
 * every call, so that a session which any replica closed is refused at once. Throws SESSION_ENDED or KEY_INVALID.
 */
export async function authenticate(
  ports: Pick<Ports, 'sessions' | 'accessKeys' | 'apps' | 'oauth' | 'accounts' | 'signer' | 'holdsBackRole' | 'now'>,
  secret: string,
  audiences: readonly string[],
): Promise<Authenticated> {
  if (isAccessKey(secret)) return { access: await authenticateKey(ports, secret, audiences) }
  if (isAppToken(secret)) return { access: await authenticateApp(ports, secret, audiences) }
  const { sessions, accounts } = ports
  const session = await sessions.bySecretHash(hashSecret(secret), new Date(ports.now()))
  const account = session && (await accounts.byId(session.accountId))
  if (!account || account.suspension || isStale(session, account)) throw sessionEnded()
  const sessionExpiresAt = await storeUse(ports, session)
  return { access: await issueAccessToken(ports, account, session, audiences), ...(sessionExpiresAt && { sessionExpiresAt }) }
}

/** Stores the use of a session when due. Returns the new expiry when this call must renew the cookie. */
async function storeUse({ sessions, now }: Pick<Ports, 'sessions' | 'now'>, session: Session): Promise<Date | undefined> {
  const at = now()
  const activity = activityAt(at, session.createdAt)
  if (isCookieDue(session, at)) {
    const renewed = await sessions.renewCookie(session.id, session.cookieSetAt, { ...activity, cookieSetAt: new Date(at) })
    if (renewed) return activity.expiresAt
  }
  if (isTouchDue(session, at)) await sessions.touch(session.id, activity)
  return undefined
}
