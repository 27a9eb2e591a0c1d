import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { LedgerEntry__Output } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'

const pageSize = 100

/**
 * A member's ledger, the latest first, asked for page by page. An entry that comes meanwhile moves others to the next page: they are in it once.
 * Throws DomainError when billing fails.
 */
export async function wholeLedger(billing: RpcClient, call: CallOptions): Promise<LedgerEntry__Output[]> {
  const ledger = new Map<string, LedgerEntry__Output>()
  for (let page = 1; ; page++) {
    const { entries } = await billing.call(BillingService.ListLedger, { page, limit: pageSize }, call)
    for (const entry of entries) ledger.set(entry.id, entry)
    if (entries.length < pageSize) return [...ledger.values()]
  }
}
