import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../domain/ports.ts'
import { toWirePayment } from './payment-wire.ts'

export const listPaymentsRpc = unary(BillingService.ListPayments, async (_request, caller, { payments }: Ports) => ({
  payments: (await payments.listOf(member(caller).id)).map(toWirePayment),
}))
