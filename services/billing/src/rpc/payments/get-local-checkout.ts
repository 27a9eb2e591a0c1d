import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import { packageName } from '../../domain/payments/packages.ts'
import type { Ports } from '../../domain/ports.ts'
import { findLocalPayment } from '../../usecases/payments/find-local-payment.ts'
import { toWirePayment } from './wire.ts'

export const getLocalCheckoutRpc = unary(BillingService.GetLocalCheckout, async ({ paymentId }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { payment, checkout } = await findLocalPayment(ports, paymentId)
  return {
    payment: toWirePayment(payment),
    name: packageName(payment.packageId),
    successUrl: checkout.successUrl(payment),
    cancelUrl: checkout.cancelUrl,
  }
})
