import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 100

export const getUsernamesRpc = unary(IdentityService.GetUsernames, async ({ ids }, _caller, { accounts }: Ports) => {
  requireAtMost(maxIds, { ids })
  return { usernames: await accounts.usernames(ids) }
})
