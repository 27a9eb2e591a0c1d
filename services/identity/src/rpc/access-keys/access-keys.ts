import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import type { AccessKey as WireAccessKey } from '@rostra/proto/gen/rostra/identity/v1/AccessKey'
import { IdentityService } from '@rostra/proto/identity'
import type { AccessKey } from '../../domain/access-keys/access-key.ts'
import type { Ports } from '../../domain/ports.ts'
import { createAccessKey, listAccessKeys, revokeAccessKey } from '../../usecases/access-keys/access-keys.ts'
import { originOf } from '../origin-of.ts'

const toWire = ({ id, name, scopes, start, createdAt, lastUsedAt, expiresAt }: AccessKey): WireAccessKey => ({
  id,
  name,
  scopes: [...scopes],
  start,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? '',
  expiresAt: expiresAt?.toISOString() ?? '',
})

export const listAccessKeysRpc = unary(IdentityService.ListAccessKeys, async (_request, caller, ports: Ports) => ({
  keys: (await listAccessKeys(ports, member(caller))).map(toWire),
}))

export const createAccessKeyRpc = unary(IdentityService.CreateAccessKey, async (request, caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { name, scopes, expiresInDays } = request
  const chosen = { name, scopes, expiresInDays: expiresInDays || undefined }
  const { accessKey, key } = await createAccessKey(ports, { member: member(caller), origin: originOf(call), ...chosen })
  return { accessKey: toWire(accessKey), key }
})

export const revokeAccessKeyRpc = unary(IdentityService.RevokeAccessKey, async ({ id }, caller, ports: Ports, call) => {
  requireService('gateway', call)
  await revokeAccessKey(ports, { member: member(caller), origin: originOf(call), id })
  return {}
})
