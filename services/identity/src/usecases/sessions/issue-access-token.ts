import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'

/** The longest time that other services accept the token of a revoked session. */
const secondsToLive = 60
/** For so long a further request of the session gets the same token, so that it costs no signature. At least 40 s of its time are left then. */
const reuseSeconds = 20

/** Issues the token that identifies a member to the services of the audiences. */
export const issueAccessToken = (
  { signer }: Pick<Ports, 'signer'>,
  account: Account,
  sessionId: string,
  audiences: readonly string[],
): Promise<IssuedToken> =>
  signer.issue(
    { kind: 'member', sub: account.id, name: account.username, role: account.role, sid: sessionId, aud: [...audiences] },
    secondsToLive,
    { reuseSeconds },
  )
