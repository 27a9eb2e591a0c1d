import { randomUUID } from 'node:crypto'
import { deviceMailHash, gatewayAudience } from '@rostra/platform/claims'
import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'

const secondsToLive = 30 * 86_400

/**
 * Issues the token that marks a browser as a device of this account. It grants no access; the gateway's rate limits use it. It names
 * the address once that is proven: until then the address may be a stranger's. `passedFactor` says that the browser has passed the
 * second factor: without that, who can only read the member's mail would get attempts at it with each reset.
 */
export async function issueDeviceToken(
  { signer }: Pick<Ports, 'signer'>,
  { username, email, emailConfirmedAt }: Account,
  { passedFactor }: { passedFactor: boolean },
): Promise<string> {
  const name = uniqueKey(username)
  const sub = randomUUID()
  const claims = {
    kind: 'device' as const,
    sub,
    name,
    aud: [gatewayAudience],
    ...(emailConfirmedAt && { mailHash: deviceMailHash(sub, uniqueKey(email)) }),
    ...(passedFactor && { factor: true as const }),
  }
  const { token } = await signer.issue(claims, secondsToLive)
  return token
}
