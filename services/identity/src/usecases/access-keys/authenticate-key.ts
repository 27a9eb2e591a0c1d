import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { accessKeyInvalid, programRole } from '../../domain/access-keys/access-key.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret, isStale, isTouchDue } from '../../domain/sessions/session.ts'
import { issueMemberToken } from '../sessions/issue-access-token.ts'

/**
 * Exchanges an access key for an access token for the given services, which names the key. Reads the database on every call, so that a
 * revoked key is refused at once. Throws KEY_INVALID.
 */
export async function authenticateKey(
  { accessKeys, accounts, signer, now }: Pick<Ports, 'accessKeys' | 'accounts' | 'signer' | 'now'>,
  secret: string,
  audiences: readonly string[],
): Promise<IssuedToken> {
  const at = new Date(now())
  const key = await accessKeys.bySecretHash(hashSecret(secret), at)
  const account = key && (await accounts.byId(key.accountId))
  if (!account || account.suspension || isStale(key, account)) throw accessKeyInvalid()
  if (!key.lastUsedAt || isTouchDue({ lastSeenAt: key.lastUsedAt }, at.getTime())) await accessKeys.touch(key, at)
  const access = { kind: 'key' as const, name: key.name, scopes: [...key.scopes] }
  return issueMemberToken(signer, account, { sid: key.id, role: programRole(account), access, aud: [...audiences] })
}
