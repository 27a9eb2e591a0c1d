import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { toWirePayment } from './wire.ts'

export const listPaymentsRpc = unary(BillingService.ListPayments, async (_request, caller, { payments }: Ports) => {
  const own = await payments.listByAccount(member(caller).id)
  return { payments: own.map(toWirePayment) }
})
