import { readLimit, readPage } from '@rostra/kit/paging'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { toWireEntry } from './wire.ts'

const maxLimit = 100

export const listLedgerRpc = unary(BillingService.ListLedger, async (request, caller, { accounts, ledger }: Ports) => {
  const { id, role } = member(caller)
  const page = readPage(request.page)
  const limit = readLimit(request.limit, maxLimit)
  await accounts.getRecent(id, role)
  const { entries, total } = await ledger.list(id, page, limit)
  return { entries: entries.map(toWireEntry), total }
})
