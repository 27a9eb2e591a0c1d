import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { accessKeyInvalid, programRole } from '../../domain/access-keys/access-key.ts'
import type { Account } from '../../domain/accounts/account.ts'
import type { App } from '../../domain/apps/app.ts'
import type { Ports } from '../../domain/ports.ts'
import { isStale, isTouchDue } from '../../domain/sessions/session.ts'
import { issueMemberToken } from '../sessions/issue-access-token.ts'

export type ActiveAppPorts = Pick<Ports, 'apps' | 'accounts' | 'now'>

/**
 * Returns an app that may act, with its account: it has not been removed or expired, and
 * the account is neither suspended nor of a later epoch.
 */
export async function activeApp({ apps, accounts, now }: ActiveAppPorts, id: string): Promise<{ app: App; account: Account } | null> {
  const app = await apps.byId(id, new Date(now()))
  const account = app && (await accounts.byId(app.accountId))
  return app && account && !account.suspension && !isStale(app, account) ? { app, account } : null
}

/**
 * Exchanges the token of an app for an access token for the given services, which names the app, its budget and the resource. Reads the
 * database on every call, so that a removed app is refused at once. Throws KEY_INVALID.
 */
export async function authenticateApp(
  ports: ActiveAppPorts & Pick<Ports, 'oauth' | 'signer'>,
  secret: string,
  audiences: readonly string[],
): Promise<IssuedToken> {
  const token = await ports.oauth.findToken(secret)
  const found = token && (await activeApp(ports, token.appId))
  if (!found) throw accessKeyInvalid()
  const { app, account } = found
  const scopes = token.scopes.filter((scope) => app.scopes.includes(scope))
  if (scopes.length === 0) throw accessKeyInvalid()
  const at = new Date(ports.now())
  if (!app.lastUsedAt || isTouchDue({ lastSeenAt: app.lastUsedAt }, at.getTime())) await ports.apps.touch(app, at)
  const access = { kind: 'app' as const, name: app.name, scopes, budget: app.budget, resource: token.resource }
  return issueMemberToken(ports.signer, account, { sid: app.id, role: programRole(account), access, aud: [...audiences] })
}
