import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'

/** The payments of a page, as billing sends them. */
const paymentsPage = 200
const ledgerPage = 100

/** Reads all payments of a member, latest first. Throws DomainError when billing fails. */
export const wholePayments = (billing: RpcClient, call: CallOptions) =>
  wholeList(paymentsPage, async (page) => (await billing.call(BillingService.ListPayments, { page }, call)).payments)

/** Reads a member's ledger, latest first. Throws DomainError when billing fails. */
export const wholeLedger = (billing: RpcClient, call: CallOptions) =>
  wholeList(ledgerPage, async (page) => (await billing.call(BillingService.ListLedger, { page, limit: ledgerPage }, call)).entries)

/**
 * Reads a list page by page until a page is not full or has nothing new. An item that is added during the read moves others to the next
 * page; each is returned once.
 */
async function wholeList<Item extends { id: string }>(pageSize: number, read: (page: number) => Promise<Item[]>): Promise<Item[]> {
  const all = new Map<string, Item>()
  for (let page = 1; ; page++) {
    const items = await read(page)
    const known = all.size
    for (const item of items) all.set(item.id, item)
    if (items.length < pageSize || all.size === known) return [...all.values()]
  }
}
