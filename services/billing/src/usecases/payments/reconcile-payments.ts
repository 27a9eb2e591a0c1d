import type { Payment } from '../../domain/payments/payment.ts'
import { checkoutEnded } from '../../domain/payments/provider-event.ts'
import type { Ports } from '../../domain/ports.ts'
import { handleProviderEvent } from './handle-provider-event.ts'

type Needed = Pick<Ports, 'payments' | 'provider' | 'paymentMetrics' | 'now' | 'log'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The checks in case a webhook was missed, in milliseconds: of a payment that is pending, and of a refund of one that is paid.
 * `everyMs`: the age from which on a payment is checked, and the interval. `untilMs`: the age from which on it is not.
 */
const checks = [
  { status: 'pending', everyMs: hourMs, untilMs: Number.POSITIVE_INFINITY },
  { status: 'paid', everyMs: dayMs, untilMs: 30 * dayMs },
] as const

/** Checks payments with the provider, in case a webhook was missed. Stops at the first payment that can't be checked. */
export async function reconcilePayments(ports: Needed): Promise<void> {
  const { payments, paymentMetrics, now, log } = ports
  const claimNext = ({ status, everyMs, untilMs }: (typeof checks)[number]) => {
    const at = now().getTime()
    const before = new Date(at - everyMs)
    const createdAfter = new Date(Math.max(0, at - untilMs))
    return payments.claimDue({ status, createdAfter, createdBefore: before, checkedBefore: before }, now())
  }
  for (const check of checks) {
    for (let payment = await claimNext(check); payment; payment = await claimNext(check)) {
      try {
        await reconcilePayment(ports, payment)
      } catch (err) {
        paymentMetrics.reconciled('unreachable')
        log.warn({ err, paymentId: payment.id }, 'checking a payment with the provider failed; its next check tries again')
        return
      }
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
    if (result !== 'unchanged') paymentMetrics.reconciled(result === 'mismatch' ? 'mismatch' : event.kind)
  }
}
