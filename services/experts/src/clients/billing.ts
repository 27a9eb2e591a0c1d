import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { Credits } from '../domain/credits/ports.ts'

/** A start waits for its hold; a release is repeated by a takeover. */
const holdTimeoutMs = 3_000
const releaseTimeoutMs = 2_000

/** The credits of members, at the billing service. Billing settles an ended discussion when its event arrives. */
export const billingCredits = (client: RpcClient): Credits => ({
  hold: async (holdId, units, { token, signal }) => {
    const request = { holdId, purpose: 'PURPOSE_DISCUSSION', units } as const
    await client.call(BillingService.Hold, request, { token, signal, deadlineMs: holdTimeoutMs })
  },
  release: async (holdId, accountId) => {
    await client.call(BillingService.Release, { accountId, holdId }, { deadlineMs: releaseTimeoutMs })
  },
})
