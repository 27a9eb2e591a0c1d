import { type Caller, member } from '@rostra/platform/caller'
import { packageById } from '../../domain/payments/packages.ts'
import { newPayment } from '../../domain/payments/payment.ts'
import { checkoutEnded } from '../../domain/payments/provider-event.ts'
import type { Ports } from '../../domain/ports.ts'
import { handleProviderEvent } from './handle-provider-event.ts'

interface CreateCheckout {
  caller: Caller
  callerToken: string
  packageId: string
  signal: AbortSignal
}

type Needed = Pick<Ports, 'accounts' | 'customers' | 'payments' | 'provider' | 'now' | 'log'>

/**
 * Creates a payment and opens its checkout at the provider. If that fails, the payment is marked failed: the customer gets the address of
 * the checkout page from this response only, so the page can't be reached. Throws AUTH_REQUIRED, PACKAGE_NOT_FOUND or PAYMENT_PROVIDER.
 */
export async function createCheckout(ports: Needed, { caller, callerToken, packageId, signal }: CreateCheckout) {
  const { accounts, customers, payments, provider, now } = ports
  const { id, role } = member(caller)
  const bought = packageById(packageId)
  const [email] = await Promise.all([customers.emailOf(callerToken, signal), accounts.getRecent(id, role)])
  signal.throwIfAborted()
  const payment = await payments.create(newPayment(id, bought, now()))
  try {
    const checkout = await provider.openCheckout({ payment, name: bought.name, description: bought.description, email })
    await payments.setCheckout(payment.id, checkout)
    return { url: checkout.url, paymentId: payment.id }
  } catch (error) {
    await handleProviderEvent(ports, checkoutEnded(payment.id, 'failed'))
    throw error
  }
}
