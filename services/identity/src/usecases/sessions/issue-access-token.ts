import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { effectiveRole } from '../../domain/sessions/effective-role.ts'
import type { Session } from '../../domain/sessions/session.ts'

/** The longest time that other services accept the token of a revoked session. */
const secondsToLive = 60
/** For so long a further request of the session gets the same token, so that it costs no signature. At least 40 s of its time are left then. */
const reuseSeconds = 20

/** Issues the token that identifies a member to the services of the audiences. */
export const issueAccessToken = (
  { signer, holdsBackRole }: Pick<Ports, 'signer' | 'holdsBackRole'>,
  account: Account,
  session: Session,
  audiences: readonly string[],
): Promise<IssuedToken> =>
  signer.issue(
    {
      kind: 'member',
      sub: account.id,
      name: account.username,
      sid: session.id,
      aud: [...audiences],
      role: effectiveRole(account, session, holdsBackRole),
    },
    secondsToLive,
    { reuseSeconds },
  )
