import type { IssuedToken } from '@rostra/kit/service-credential'
import type { Account } from '../domain/account.ts'
import type { Ports } from '../domain/ports.ts'

/** How long a revoked session could go on where its token is believed without asking. */
const secondsToLive = 60

/** The token that other services know a member by. */
export const issueAccessToken = ({ signer }: Pick<Ports, 'signer'>, account: Account, sessionId: string): Promise<IssuedToken> =>
  signer.issue({ kind: 'member', sub: account.id, name: account.username, role: account.role, sid: sessionId }, secondsToLive)
