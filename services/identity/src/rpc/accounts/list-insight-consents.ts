import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { countsInZeitgeist, hasConfirmedAddress } from '../../domain/accounts/insight-member.ts'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 1_000

export const listInsightConsentsRpc = unary(
  IdentityService.ListInsightConsents,
  async ({ accountIds }, _caller, { accounts, minInsightAgeMs, now }: Ports, call) => {
    requireService(['zeitgeist', 'chat'], call)
    requireAtMost(maxIds, { accountIds })
    const allowing = await accounts.allowingInsights(accountIds)
    const counting = allowing.filter((account) => countsInZeitgeist(account, now(), minInsightAgeMs))
    return {
      accountIds: allowing.map(({ id }) => id),
      counting: counting.map(({ id, network }) => ({ accountId: id, network })),
      confirmedAccountIds: allowing.filter(hasConfirmedAddress).map(({ id }) => id),
    }
  },
)
