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
 * Returns for each entry whether `authenticate` would issue the same claims: the session is open, and neither username nor role has
 * changed. Sends one query for all sessions and one for all accounts.
 */
export async function checkSessions(
  { sessions, accounts, holdsBackRole, now }: Pick<Ports, 'sessions' | 'accounts' | 'holdsBackRole' | 'now'>,
  claims: readonly SessionClaims[],
): Promise<boolean[]> {
  const [open, existing] = await Promise.all([
    sessions.openAmong(
      claims.map(({ sessionId }) => sessionId),
      new Date(now()),
    ),
    accounts.byIds([...new Set(claims.map(({ accountId }) => accountId))]),
  ])
  const sessionOf = byId(open)
  const accountOf = byId(existing)
  return claims.map(({ sessionId, accountId, username, role }) => {
    const session = sessionOf.get(sessionId)
    const account = accountOf.get(accountId)
    if (!session || !account || session.accountId !== account.id) return false
    if (account.suspension || isStale(session, account)) return false
    return account.username === username && effectiveRole(account, session, holdsBackRole) === role
  })
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))
