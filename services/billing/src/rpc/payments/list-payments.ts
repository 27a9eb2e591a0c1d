import { readPage } from '@rostra/kit/paging'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { toWirePayment } from './wire.ts'

const pageSize = 200

export const listPaymentsRpc = unary(BillingService.ListPayments, async ({ page }, caller, { payments }: Ports) => {
  const { id: accountId } = member(caller)
  const own = await payments.list({ accountId, reversedOnly: false, page: readPage(page || 1), limit: pageSize })
  return { payments: own.payments.map(toWirePayment) }
})
