import type { Payment } from '../domain/payment.ts'
import type { LocalKind } from '../domain/payment-provider.ts'

/** The object of an event, as Stripe shapes it: a checkout session, or the charge of a refund. */
export function localEventObject({ id, amount }: Payment, kind: LocalKind, sessionId: string) {
  const shared = { currency: 'usd', livemode: false, metadata: { paymentId: id }, payment_intent: `pi_local_${id}` }
  if (kind === 'refunded') return { ...shared, id: `ch_local_${id}`, object: 'charge', amount, amount_refunded: amount, refunded: true }
  return {
    ...shared,
    ...{ id: sessionId, object: 'checkout.session', mode: 'payment', client_reference_id: id, amount_total: amount },
    payment_intent: kind === 'expired' ? null : shared.payment_intent,
    payment_status: kind === 'paid' ? 'paid' : 'unpaid',
    status: kind === 'expired' ? 'expired' : 'complete',
  }
}
