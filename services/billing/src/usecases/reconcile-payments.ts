import type { Payment } from '../domain/payment.ts'
import { endedWithout } from '../domain/payment-provider.ts'
import type { Ports } from '../domain/ports.ts'
import { hearNews } from './hear-news.ts'

type Needed = Pick<Ports, 'payments' | 'provider' | 'paymentCounts' | 'now' | 'log'>

/** How long a payment is pending before the provider is asked, and how long until it is asked again. */
const overdueMs = 3_600_000

/** Asks the provider about payments whose webhook may have been missed. Ends early while the provider doesn't answer. */
export async function reconcilePayments(ports: Needed): Promise<void> {
  const { payments, paymentCounts, now, log } = ports
  const next = () => {
    const overdue = new Date(now().getTime() - overdueMs)
    return payments.takeOverdue({ createdBefore: overdue, askedBefore: overdue, now: now() })
  }
  for (let payment = await next(); payment; payment = await next()) {
    try {
      await reconcile(ports, payment)
    } catch (err) {
      paymentCounts.reconciled('unreachable')
      log.warn({ err, paymentId: payment.id }, 'the provider could not be asked about a payment, it will be tried again in an hour')
      return
    }
  }
}

/** Nobody was told the page of a checkout whose session we never learnt. */
async function reconcile(ports: Needed, payment: Payment): Promise<void> {
  const { provider, paymentCounts } = ports
  const all = payment.sessionId === '' ? [endedWithout(payment.id, 'expired')] : await provider.askAbout(payment)
  if (all.length === 0) paymentCounts.reconciled('open')
  for (const news of all) paymentCounts.reconciled((await hearNews(ports, news)) === 'mismatch' ? 'mismatch' : news.kind)
}
