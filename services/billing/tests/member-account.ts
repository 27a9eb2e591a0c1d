import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, type ExchangeOutcome, exchangeFinished, type Replica } from './billing-world.ts'

/** A member as the services that act for it see its account. */
export interface MemberAccount {
  id: string
  balance: () => Promise<{ free: number; purchased: number; held: number }>
  /** Holds for an exchange, as chat. */
  hold: (holdId: string) => Promise<unknown>
  /** The event that chat tells when exchanges of this member end. */
  end: (holdIds: readonly string[], outcome?: ExchangeOutcome) => Promise<void>
  /** As chat. */
  release: (holdId: string) => Promise<unknown>
  /** Every entry, the oldest first. */
  ledger: () => Promise<{ kind: string; amount: number; pocket: string; about: string; balanceAfter: number }[]>
  /** The sum of the ledger. */
  sum: () => Promise<number>
}

/** What can be done with one member's account at a replica. */
export async function memberAccount(world: BillingWorld, replica: Replica, id: string, role = 'citizen'): Promise<MemberAccount> {
  const token = await world.identity.member(id, role)
  const [gateway, chat]: [RpcClient, RpcClient] = [replica.client(), replica.client('chat')]
  const ledger = async () => {
    const { entries } = await gateway.call(BillingService.ListLedger, { page: 1, limit: 100 }, { token })
    return entries
      .map((entry) => ({
        ...{ kind: entry.kind, amount: entry.amount, pocket: entry.pocket, balanceAfter: entry.balanceAfter },
        about: entry.id.slice(entry.kind.length + 1, entry.id.lastIndexOf(':')),
      }))
      .reverse()
  }
  return {
    id,
    ledger,
    end: (holdIds, outcome) => world.bus.publish(holdIds.map((holdId) => exchangeFinished(holdId, `member:${id}`, outcome))),
    balance: async () => {
      const { free, purchased, held } = await gateway.call(BillingService.GetBalance, {}, { token })
      return { free, purchased, held }
    },
    hold: (holdId) => chat.call(BillingService.Hold, { holdId, purpose: 'PURPOSE_EXCHANGE', units: 1 }, { token, deadlineMs: 20_000 }),
    release: (holdId) => chat.call(BillingService.Release, { accountId: id, holdId }),
    sum: async () => (await ledger()).reduce((sum, { amount }) => sum + amount, 0),
  }
}
