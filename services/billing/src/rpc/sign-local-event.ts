import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../domain/ports.ts'
import { localPayment } from '../usecases/local-payment.ts'
import { only } from './calling-service.ts'
import { fromWireOutcome } from './payment-wire.ts'

export const signLocalEventRpc = unary(BillingService.SignLocalEvent, async ({ paymentId, outcome }, _caller, ports: Ports, call) => {
  only('gateway', call)
  const { payment, page } = await localPayment(ports, paymentId)
  return page.sign(payment, fromWireOutcome(outcome))
})
