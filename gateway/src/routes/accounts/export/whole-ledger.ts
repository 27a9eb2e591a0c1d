import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { LedgerEntry__Output } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'

const pageSize = 100

/**
 * Reads a member's ledger page by page, latest first. An entry added during the read moves others to the next page; each is returned once.
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
