import type Stripe from 'stripe'
import type { ProviderEvent } from '../../domain/payments/provider-event.ts'
import { refundEvent, sessionEvent } from './stripe-events.ts'

/** Statuses of a payment intent that may still succeed without further action by the customer. */
const unfinished = ['processing', 'requires_capture', 'succeeded']

/**
 * Returns the events of a checkout session in order; empty while it is open. The session must be retrieved with its
 * `payment_intent.latest_charge` expanded.
 */
export function sessionEvents(session: Stripe.Checkout.Session): ProviderEvent[] {
  return allSessionEvents(session).filter((event) => event !== null)
}

function allSessionEvents(session: Stripe.Checkout.Session): (ProviderEvent | null)[] {
  if (session.status === 'expired') return [sessionEvent(session, 'expired')]
  if (session.status !== 'complete') return []
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  if (session.payment_status === 'paid') {
    const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
    return [sessionEvent(session, 'paid'), charge ? refundEvent(charge) : null]
  }
  return intent && !unfinished.includes(intent.status) ? [sessionEvent(session, 'failed')] : []
}
