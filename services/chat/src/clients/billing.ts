import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { ChargedExchange, Credits } from '../domain/credits/ports.ts'

/** A send waits for its hold; a release is repeated by a takeover. */
const holdTimeoutMs = 3_000
const releaseTimeoutMs = 2_000

const accountOf = ({ person }: ChargedExchange) => person.slice('member:'.length)

/** The credits of members, at the billing service. Billing settles an ended exchange when its event arrives. */
export function billingCredits(client: RpcClient): Credits {
  return {
    hold: async ({ id }, { token }) => {
      await client.call(BillingService.Hold, { holdId: id, purpose: 'PURPOSE_EXCHANGE', units: 1 }, { token, deadlineMs: holdTimeoutMs })
    },
    release: async (exchange) => {
      const request = { accountId: accountOf(exchange), holdId: exchange.id }
      await client.call(BillingService.Release, request, { deadlineMs: releaseTimeoutMs })
    },
    settle: async () => undefined,
  }
}
