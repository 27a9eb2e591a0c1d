import { type AccessKey, accessKeyNotFound, generateAccessKey, readNewAccessKey, startOf } from '../../domain/access-keys/access-key.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashSecret, isStale, sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

interface MemberCall {
  member: { id: string; sessionId: string }
  origin: Origin
}

type KeyPorts = ActiveSessionPorts & Pick<Ports, 'accessKeys' | 'audit'>

/** Returns the keys of a member, newest first, with those that have expired. Throws SESSION_ENDED. */
export async function listAccessKeys(
  ports: ActiveSessionPorts & Pick<Ports, 'accessKeys'>,
  member: MemberCall['member'],
): Promise<AccessKey[]> {
  const [{ account }, keys] = await Promise.all([activeSession(ports, member), ports.accessKeys.ofAccount(member.id)])
  return keys.filter((key) => !isStale(key, account))
}

export interface CreateAccessKey extends MemberCall {
  name: string
  scopes: readonly string[]
  expiresInDays?: number | undefined
}

/**
 * Makes a key, which is returned this one time, and informs the member by mail. Throws SESSION_ENDED, also for the token of another key,
 * VALIDATION or KEY_LIMIT.
 */
export async function createAccessKey(
  ports: KeyPorts,
  { member, origin, ...input }: CreateAccessKey,
): Promise<{ accessKey: AccessKey; key: string }> {
  const { account, session } = await activeSession(ports, member)
  const createdAt = new Date(ports.now())
  const chosen = readNewAccessKey(input, createdAt.getTime())
  const key = generateAccessKey()
  const accessKey = await ports.accessKeys.create(account, { ...chosen, secretHash: hashSecret(key), start: startOf(key), createdAt })
  if (!accessKey) throw sessionEnded()
  const entry = { ...origin, at: createdAt, event: 'access-key-created', accountId: account.id } as const
  await ports.audit.record({ ...entry, actor: 'self', agent: session.agent })
  return { accessKey, key }
}

export interface RevokeAccessKey extends MemberCall {
  id: string
}

/** Revokes a key of a member. Throws SESSION_ENDED or KEY_NOT_FOUND. */
export async function revokeAccessKey(ports: KeyPorts, { member, origin, id }: RevokeAccessKey): Promise<void> {
  const { account, session } = await activeSession(ports, member)
  if (!(await ports.accessKeys.remove(account.id, id))) throw accessKeyNotFound()
  const entry = { ...origin, at: new Date(ports.now()), event: 'access-key-revoked', accountId: account.id } as const
  await ports.audit.record({ ...entry, actor: 'self', agent: session.agent })
}
