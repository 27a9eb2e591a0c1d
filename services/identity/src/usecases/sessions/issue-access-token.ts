import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { effectiveRole } from '../../domain/sessions/effective-role.ts'
import type { Session } from '../../domain/sessions/session.ts'

/** The lifetime of a token, in seconds: the longest time for which other services accept the token of a revoked session. */
const secondsToLive = 60
/** How long further requests of the session get the same token, in seconds, to save signatures. It is then valid for at least 40 s more. */
const reuseSeconds = 20

/** Issues the token that identifies a member to the services of the audiences, and says when the address is not confirmed. */
export function issueAccessToken(
  { signer, holdsBackRole }: Pick<Ports, 'signer' | 'holdsBackRole'>,
  account: Account,
  session: Session,
  audiences: readonly string[],
): Promise<IssuedToken> {
  const claims = {
    kind: 'member' as const,
    sub: account.id,
    name: account.username,
    sid: session.id,
    aud: [...audiences],
    role: effectiveRole(account, session, holdsBackRole),
  }
  return signer.issue(account.emailConfirmedAt ? claims : { ...claims, unconfirmed: true as const }, secondsToLive, { reuseSeconds })
}
