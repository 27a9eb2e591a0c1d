import { DomainError } from '@rostra/kit/errors'
import type { Payment } from '../../domain/payments/payment.ts'
import type { LocalCheckout } from '../../domain/payments/payment-provider.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns a payment with the local checkout. Throws PAYMENT_NOT_FOUND, also for every payment when a payment provider is set. */
export async function findLocalPayment(
  { payments, localCheckout }: Pick<Ports, 'payments' | 'localCheckout'>,
  paymentId: string,
): Promise<{ payment: Payment; checkout: LocalCheckout }> {
  const payment = localCheckout && (await payments.findById(paymentId))
  if (!payment) throw new DomainError('not_found', 'PAYMENT_NOT_FOUND', 'There is no such payment')
  return { payment, checkout: localCheckout }
}
