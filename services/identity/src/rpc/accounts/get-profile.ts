import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { uniqueKey, usernameUnknown } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'

export const getProfileRpc = unary(IdentityService.GetProfile, async ({ username }, _caller, { accounts }: Ports, call) => {
  requireService('gateway', call)
  const account = await accounts.byUsername(uniqueKey(username))
  if (!account || account.suspension) throw usernameUnknown()
  return { id: account.id, username: account.username, createdAt: account.createdAt.toISOString() }
})
