import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'

/** What work costs a person. The id of a hold is that of its work. Each call has an effect once per work, however often it is repeated. */
export interface Credits<Work extends { id: string }, Payer> {
  /** Sets aside what the work costs. Throws INSUFFICIENT_CREDITS, or what else refuses its payer. */
  hold: (work: Work, payer: Payer) => Promise<void>
  /** Releases the hold of work that was never admitted, if there is one. */
  release: (work: Work) => Promise<void>
  /** Captures the hold of work that has ended, or releases it when it has no result. */
  settle: (work: Work, hasResult: boolean) => Promise<void>
}

/** How a member pays. */
export interface MemberPayer {
  token: string
}

export interface BillingCreditsOptions<Work> {
  purpose: 'PURPOSE_EXCHANGE' | 'PURPOSE_DISCUSSION'
  units: (work: Work) => number
  accountOf: (work: Work) => string
}

/** A caller waits for its hold; a release is repeated by a takeover. */
const holdTimeoutMs = 3_000
const releaseTimeoutMs = 2_000

/** Creates the credits of members, at the billing service. Billing settles work when the event of its end arrives. */
export const billingCredits = <Work extends { id: string }>(
  client: RpcClient,
  { purpose, units, accountOf }: BillingCreditsOptions<Work>,
): Credits<Work, MemberPayer> => ({
  hold: async (work, { token }) => {
    const request = { holdId: work.id, purpose, units: units(work) }
    await client.call(BillingService.Hold, request, { token, deadlineMs: holdTimeoutMs })
  },
  release: async (work) => {
    const request = { accountId: accountOf(work), holdId: work.id }
    await client.call(BillingService.Release, request, { deadlineMs: releaseTimeoutMs })
  },
  settle: async () => undefined,
})
