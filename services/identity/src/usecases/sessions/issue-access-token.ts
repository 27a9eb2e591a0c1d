import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Claims } from '@rostra/platform/claims'
import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { effectiveRole } from '../../domain/sessions/effective-role.ts'
import type { Session } from '../../domain/sessions/session.ts'

/** The lifetime of a token, in seconds: the longest time for which other services accept the token of a revoked session. */
const secondsToLive = 60
/** How long further requests of the session get the same token, in seconds, to save signatures. It is then valid for at least 40 s more. */
const reuseSeconds = 20

/** Issues the token of a session that identifies a member to the services of the audiences. */
export const issueAccessToken = (
  { signer, holdsBackRole }: Pick<Ports, 'signer' | 'holdsBackRole'>,
  account: Account,
  session: Session,
  audiences: readonly string[],
): Promise<IssuedToken> =>
  issueMemberToken(signer, account, { sid: session.id, aud: [...audiences], role: effectiveRole(account, session, holdsBackRole) })

type OwnClaims = Pick<Extract<Claims, { kind: 'member' }>, 'sid' | 'aud' | 'role' | 'access'>

/** Issues the token of a session or a key, with the names of the account, and says when the address is not confirmed. */
export function issueMemberToken(signer: Ports['signer'], account: Account, own: OwnClaims): Promise<IssuedToken> {
  const claims = { kind: 'member' as const, sub: account.id, name: account.username, ...own }
  return signer.issue(account.emailConfirmedAt ? claims : { ...claims, unconfirmed: true as const }, secondsToLive, { reuseSeconds })
}
