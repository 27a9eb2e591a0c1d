import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import { readLimit, readPage } from '../domain/paging.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireEntry } from './wire.ts'

export const listLedgerRpc = unary(BillingService.ListLedger, async ({ page, limit }, caller, { accounts, ledger }: Ports) => {
  const [{ id, role }, wanted, most] = [member(caller), readPage(page), readLimit(limit, 100)]
  await accounts.recent(id, role)
  const { entries, total } = await ledger.list(id, wanted, most)
  return { entries: entries.map(toWireEntry), total }
})
