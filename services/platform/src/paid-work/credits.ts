import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'

/** The credits of an account. */
export interface Balance {
  free: number
  purchased: number
}

/** The credits for one kind of work. A hold has the id of its work. Every call is idempotent per work. */
export interface Credits<Work extends { id: string }, Payer> {
  /**
   * Holds the price of the work, and returns what the payer's account has left; undefined for a payer without one. `unitPrice`: the
   * credits of one of its units. Throws INSUFFICIENT_CREDITS or another refusal of the payer.
   */
  hold: (work: Work, payer: Payer, unitPrice: number) => Promise<Balance | undefined>
  /** Releases the hold of work that was never admitted, if there is one. */
  release: (work: Work) => Promise<void>
  /** Captures the hold of ended work, or releases it when the work is not paid. */
  settle: (work: Work, isPaid: boolean) => Promise<void>
}

/** The token of a member who pays, and the address of the member's browser. */
export interface MemberPayer {
  token: string
  clientAddress: string
}

export interface BillingCreditsOptions<Work> {
  purpose: 'PURPOSE_EXCHANGE' | 'PURPOSE_DISCUSSION'
  units: (work: Work) => number
  accountOf: (work: Work) => string
}

/** The time limits of a hold and of a release, in milliseconds. A caller waits for its hold; a takeover repeats a release. */
const holdTimeoutMs = 3_000
const releaseTimeoutMs = 2_000

/** Creates the credits of members at the billing service, which settles work when the event of its end arrives. */
export const billingCredits = <Work extends { id: string }>(
  client: RpcClient,
  { purpose, units, accountOf }: BillingCreditsOptions<Work>,
): Credits<Work, MemberPayer> => ({
  hold: async (work, { token, clientAddress }, unitPrice) => {
    const request = { holdId: work.id, purpose, units: units(work), unitPrice, clientAddress }
    const { left } = await client.call(BillingService.Hold, request, { token, deadlineMs: holdTimeoutMs })
    return left ?? undefined
  },
  release: async (work) => {
    const request = { accountId: accountOf(work), holdId: work.id }
    await client.call(BillingService.Release, request, { deadlineMs: releaseTimeoutMs })
  },
  settle: async () => undefined,
})
