import { DomainError } from '@rostra/kit/errors'
import type { Payment } from '../domain/payment.ts'
import type { CheckoutPage } from '../domain/payment-provider.ts'
import type { Ports } from '../domain/ports.ts'

/** A payment on the page that stands in for a provider. Throws PAYMENT_NOT_FOUND, for all of them where there is a provider. */
export async function localPayment(
  { payments, localCheckout }: Pick<Ports, 'payments' | 'localCheckout'>,
  paymentId: string,
): Promise<{ payment: Payment; page: CheckoutPage }> {
  const payment = localCheckout && (await payments.byId(paymentId))
  if (!payment) throw new DomainError('not_found', 'PAYMENT_NOT_FOUND', 'There is no such payment')
  return { payment, page: localCheckout }
}
