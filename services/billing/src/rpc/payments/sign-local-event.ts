import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { findLocalPayment } from '../../usecases/payments/find-local-payment.ts'
import { fromWireOutcome } from './wire.ts'

export const signLocalEventRpc = unary(BillingService.SignLocalEvent, async ({ paymentId, outcome }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { payment, checkout } = await findLocalPayment(ports, paymentId)
  return checkout.sign(payment, fromWireOutcome(outcome))
})
