import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'

/** The longest time that other services accept the token of a revoked session. */
const secondsToLive = 60

/** Issues the token that identifies a member to other services. */
export const issueAccessToken = ({ signer }: Pick<Ports, 'signer'>, account: Account, sessionId: string): Promise<IssuedToken> =>
  signer.issue({ kind: 'member', sub: account.id, name: account.username, role: account.role, sid: sessionId }, secondsToLive)
