import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import { packageName } from '../domain/packages.ts'
import type { Ports } from '../domain/ports.ts'
import { localPayment } from '../usecases/local-payment.ts'
import { only } from './calling-service.ts'
import { toWirePayment } from './payment-wire.ts'

export const getLocalCheckoutRpc = unary(BillingService.GetLocalCheckout, async ({ paymentId }, _caller, ports: Ports, call) => {
  only('gateway', call)
  const { payment, page } = await localPayment(ports, paymentId)
  const { packageId } = payment
  return { payment: toWirePayment(payment), name: packageName(packageId), successUrl: page.successUrl(payment), cancelUrl: page.cancelUrl }
})
