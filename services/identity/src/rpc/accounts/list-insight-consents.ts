import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 1_000

export const listInsightConsentsRpc = unary(
  IdentityService.ListInsightConsents,
  async ({ accountIds }, _caller, { accounts }: Ports, call) => {
    requireService(['zeitgeist', 'chat'], call)
    requireAtMost(maxIds, { accountIds })
    return { accountIds: await accounts.allowingInsights(accountIds) }
  },
)
