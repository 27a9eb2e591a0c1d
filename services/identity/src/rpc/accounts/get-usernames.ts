import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 100

export const getUsernamesRpc = unary(IdentityService.GetUsernames, async ({ ids }, caller, { accounts }: Ports) => {
  requireAtMost(maxIds, { ids })
  const withSuspended = caller.kind === 'member' && caller.role === 'super_senator'
  return { usernames: await accounts.usernames(ids, { withSuspended }) }
})
