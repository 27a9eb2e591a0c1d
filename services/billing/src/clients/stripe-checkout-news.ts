import type Stripe from 'stripe'
import type { ProviderNews } from '../domain/payment-provider.ts'
import { refundNews, sessionNews } from './stripe-events.ts'

/** A payment that has come this far may still be paid, without the buyer doing anything more. */
const stillPaying = ['processing', 'requires_capture', 'succeeded']

/** What a session says of its payment, its `payment_intent.latest_charge` expanded, in the order in which it happened; nothing while it is open. */
export function checkoutNews(session: Stripe.Checkout.Session): ProviderNews[] {
  if (session.status === 'expired') return told(sessionNews(session, 'expired'))
  if (session.status !== 'complete') return []
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  if (session.payment_status === 'paid') {
    const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
    return [...told(sessionNews(session, 'paid')), ...told(charge ? refundNews(charge) : null)]
  }
  return intent && !stillPaying.includes(intent.status) ? told(sessionNews(session, 'failed')) : []
}

const told = (news: ProviderNews | null): ProviderNews[] => (news ? [news] : [])
