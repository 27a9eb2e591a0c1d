import { randomUUID } from 'node:crypto'
import type { Account } from '../domain/account.ts'
import { keyOf } from '../domain/email-address.ts'
import type { Ports } from '../domain/ports.ts'

const secondsToLive = 30 * 86_400

/** Shows that a browser was signed in to this account, or that who uses it has its address. It opens nothing. */
export async function issueDeviceToken({ signer }: Pick<Ports, 'signer'>, { username }: Account): Promise<string> {
  const { token } = await signer.issue({ kind: 'device', sub: randomUUID(), name: keyOf(username) }, secondsToLive)
  return token
}
