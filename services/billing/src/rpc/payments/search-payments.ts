import { readLimit, readPage } from '@rostra/kit/paging'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { toWireAccountPayment } from './wire.ts'

const maxLimit = 100

export const searchPaymentsRpc = unary(BillingService.SearchPayments, async (request, caller, { payments }: Ports) => {
  operator(caller)
  const page = readPage(request.page)
  const limit = readLimit(request.limit, maxLimit)
  const { payments: found, total } = await payments.list({ accountId: request.accountId, reversedOnly: request.reversedOnly, page, limit })
  return { payments: found.map(toWireAccountPayment), total }
})
