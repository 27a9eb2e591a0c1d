import { type Caller, member } from '@rostra/kit/caller'
import { packageById } from '../domain/packages.ts'
import { newPayment } from '../domain/payment.ts'
import { endedWithout } from '../domain/payment-provider.ts'
import type { Ports } from '../domain/ports.ts'
import { hearNews } from './hear-news.ts'

interface CreateCheckout {
  caller: Caller
  callerToken: string
  packageId: string
}

type Needed = Pick<Ports, 'accounts' | 'buyers' | 'payments' | 'provider' | 'now' | 'log'>

/**
 * Opens a checkout for a member, at the price of our list. Where the provider's page is becomes known here alone: when that fails, nobody can
 * pay there, even if the provider has opened it. Throws AUTH_REQUIRED, PACKAGE_NOT_FOUND or PAYMENT_PROVIDER.
 */
export async function createCheckout(ports: Needed, { caller, callerToken, packageId }: CreateCheckout) {
  const { accounts, buyers, payments, provider, now } = ports
  const { id, role } = member(caller)
  const bought = packageById(packageId)
  const [email] = await Promise.all([buyers.emailOf(callerToken), accounts.recent(id, role)])
  const payment = await payments.add(newPayment(id, bought, now()))
  try {
    const checkout = await provider.openCheckout({ payment, name: bought.name, description: bought.description, email })
    await payments.opened(payment.id, checkout)
    return { url: checkout.url, paymentId: payment.id }
  } catch (error) {
    await hearNews(ports, endedWithout(payment.id, 'failed'))
    throw error
  }
}
