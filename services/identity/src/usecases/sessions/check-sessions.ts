import { programRole } from '../../domain/access-keys/access-key.ts'
import type { Ports } from '../../domain/ports.ts'
import { effectiveRole } from '../../domain/sessions/effective-role.ts'
import { isStale } from '../../domain/sessions/session.ts'

/** The claims of a member's access token. */
export interface SessionClaims {
  sessionId: string
  accountId: string
  username: string
  role: string
}

/**
 * Returns for each entry whether `authenticate` would issue the same claims: the session is open, or the key or
 * app may act, and neither username nor role has changed. Sends one query for all sessions, one for all
 * accounts, and one each for keys and apps if an entry is no session.
 */
export async function checkSessions(
  {
    sessions,
    accessKeys,
    apps,
    accounts,
    holdsBackRole,
    now,
  }: Pick<Ports, 'sessions' | 'accessKeys' | 'apps' | 'accounts' | 'holdsBackRole' | 'now'>,
  claims: readonly SessionClaims[],
): Promise<boolean[]> {
  const at = new Date(now())
  const ids = claims.map(({ sessionId }) => sessionId)
  const [open, existing] = await Promise.all([
    sessions.openAmong(ids, at),
    accounts.byIds([...new Set(claims.map(({ accountId }) => accountId))]),
  ])
  const sessionOf = byId(open)
  const others = ids.filter((id) => !sessionOf.has(id))
  const programOf = byId(
    others.length > 0 ? (await Promise.all([accessKeys.activeAmong(others, at), apps.activeAmong(others, at)])).flat() : [],
  )
  const accountOf = byId(existing)
  return claims.map(({ sessionId, accountId, username, role }) => {
    const session = sessionOf.get(sessionId)
    const holder = session ?? programOf.get(sessionId)
    const account = accountOf.get(accountId)
    if (!holder || !account || holder.accountId !== account.id) return false
    if (account.suspension || isStale(holder, account)) return false
    const currentRole = session ? effectiveRole(account, session, holdsBackRole) : programRole(account)
    return account.username === username && currentRole === role
  })
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item): [string, T] => [item.id, item]))
