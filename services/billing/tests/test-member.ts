import type { Role } from '@rostra/platform/role'
import { BillingService } from '@rostra/proto/billing'
import { type ExchangeOutcome, generationEnded } from './events.ts'
import type { Harness, Replica } from './harness.ts'

/** The calls and events of one member, as the gateway and chat make them. */
export interface TestMember {
  id: string
  balance: () => Promise<{ free: number; purchased: number; held: number }>
  /** Places a hold for an exchange, as chat. */
  hold: (holdId: string) => Promise<unknown>
  /** Places a hold for a discussion, as experts. */
  holdDiscussion: (holdId: string, experts: number) => Promise<unknown>
  /** Publishes chat's event for the end of each exchange. */
  finish: (holdIds: readonly string[], outcome?: ExchangeOutcome) => Promise<void>
  /** Releases a hold, as chat. */
  release: (holdId: string) => Promise<unknown>
  /** Returns every entry, the oldest first. */
  ledger: () => Promise<{ kind: string; amount: number; pocket: string; reference: string; balanceAfter: number }[]>
  /** Returns the sum of the ledger. */
  sum: () => Promise<number>
}

/** Creates a member whose calls go to one replica. */
export async function testMember(harness: Harness, replica: Replica, id: string, role: Role = 'citizen'): Promise<TestMember> {
  const token = await harness.identity.member(id, role)
  const gateway = replica.client()
  const chat = replica.client('chat')
  const experts = replica.client('experts')
  const ledger = async () => {
    const { entries } = await gateway.call(BillingService.ListLedger, { page: 1, limit: 100 }, { token })
    return entries
      .map((entry) => ({
        kind: entry.kind,
        amount: entry.amount,
        pocket: entry.pocket,
        balanceAfter: entry.balanceAfter,
        reference: entry.id.slice(entry.kind.length + 1, entry.id.lastIndexOf(':')),
      }))
      .reverse()
  }
  return {
    id,
    ledger,
    finish: (holdIds, outcome) => harness.bus.publish(holdIds.map((holdId) => generationEnded(holdId, id, outcome))),
    balance: async () => {
      const { free, purchased, held } = await gateway.call(BillingService.GetBalance, {}, { token })
      return { free, purchased, held }
    },
    hold: (holdId) =>
      chat.call(BillingService.Hold, { holdId, purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2 }, { token, deadlineMs: 20_000 }),
    holdDiscussion: (holdId, units) =>
      experts.call(BillingService.Hold, { holdId, purpose: 'PURPOSE_DISCUSSION', units, unitPrice: 2 }, { token, deadlineMs: 20_000 }),
    release: (holdId) => chat.call(BillingService.Release, { accountId: id, holdId }),
    sum: async () => (await ledger()).reduce((sum, { amount }) => sum + amount, 0),
  }
}
