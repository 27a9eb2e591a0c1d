import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'
import { createCheckout } from '../../usecases/payments/create-checkout.ts'

export const createCheckoutRpc = unary(BillingService.CreateCheckout, ({ packageId }, caller, ports: Ports, { callerToken, signal }) =>
  createCheckout(ports, { caller, callerToken, packageId, signal }),
)
