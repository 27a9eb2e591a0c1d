import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { Credits, PaidFor } from '../domain/ports.ts'

/** A message waits for its hold; nobody waits for what is given back. */
const [holdMs, releaseMs] = [3_000, 2_000]

const accountOf = ({ person }: PaidFor) => person.slice('member:'.length)

/** Members pay with credits at billing, which settles what has ended by its event. */
export function billingCredits(client: RpcClient): Credits {
  return {
    hold: async ({ id }, { token }) => {
      await client.call(BillingService.Hold, { holdId: id, purpose: 'PURPOSE_EXCHANGE', units: 1 }, { token, deadlineMs: holdMs })
    },
    release: async (exchange) => {
      await client.call(BillingService.Release, { accountId: accountOf(exchange), holdId: exchange.id }, { deadlineMs: releaseMs })
    },
    settle: async () => undefined,
  }
}
