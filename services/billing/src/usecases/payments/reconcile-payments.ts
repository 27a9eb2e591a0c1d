import type { Payment } from '../../domain/payments/payment.ts'
import { checkoutEnded } from '../../domain/payments/provider-event.ts'
import type { Ports } from '../../domain/ports.ts'
import { handleProviderEvent } from './handle-provider-event.ts'

type Needed = Pick<Ports, 'payments' | 'provider' | 'paymentMetrics' | 'now' | 'log'>

/** The age from which a pending payment is checked with the provider, and the interval between checks, in milliseconds. */
const overdueMs = 3_600_000

/** Checks overdue payments with the provider, in case a webhook was missed. Stops at the first payment that can't be checked. */
export async function reconcilePayments(ports: Needed): Promise<void> {
  const { payments, paymentMetrics, now, log } = ports
  const claimNext = () => {
    const overdue = new Date(now().getTime() - overdueMs)
    return payments.claimOverdue({ createdBefore: overdue, checkedBefore: overdue, now: now() })
  }
  for (let payment = await claimNext(); payment; payment = await claimNext()) {
    try {
      await reconcilePayment(ports, payment)
    } catch (err) {
      paymentMetrics.reconciled('unreachable')
      log.warn({ err, paymentId: payment.id }, 'checking a payment with the provider failed; it is retried in an hour')
      return
    }
  }
}

/** A payment without a session has expired: no customer was sent to its checkout page. */
async function reconcilePayment(ports: Needed, payment: Payment): Promise<void> {
  const { provider, paymentMetrics } = ports
  const events = payment.sessionId === '' ? [checkoutEnded(payment.id, 'expired')] : await provider.fetchEvents(payment)
  if (events.length === 0) paymentMetrics.reconciled('open')
  for (const event of events) {
    const result = await handleProviderEvent(ports, event)
    paymentMetrics.reconciled(result === 'mismatch' ? 'mismatch' : event.kind)
  }
}
