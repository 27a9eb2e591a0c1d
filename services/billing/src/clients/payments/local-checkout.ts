import { createHmac, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Payment } from '../../domain/payments/payment.ts'
import type { LocalCheckout, LocalOutcome, PaymentProvider } from '../../domain/payments/payment-provider.ts'
import { checkoutEnded } from '../../domain/payments/provider-event.ts'
import { cancelUrl, sessionIdPlaceholder, successUrl } from './return-urls.ts'
import { webhookReader } from './stripe-webhooks.ts'

export interface LocalCheckoutOptions {
  publicUrl: string
  /** The service's own secret, the same on every replica. The signing secret is derived from it. */
  serviceSecret: string
  now: () => Date
}

/** How long a checkout is open, in milliseconds: 24 h, as at Stripe. */
const openForMs = 24 * 3_600_000

const sessionIdOf = ({ id }: Payment) => `cs_local_${id}`

const eventTypes: Record<LocalOutcome, string> = {
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
}

/** Creates the payment provider for development. Its webhooks have Stripe's shape and signature and are read by the same code. */
export function createLocalCheckout({ publicUrl, serviceSecret, now }: LocalCheckoutOptions): PaymentProvider & LocalCheckout {
  const secret = createHmac('sha256', serviceSecret).update('local checkout').digest('base64url')
  return {
    openCheckout: async ({ payment }) => ({ sessionId: sessionIdOf(payment), url: `${publicUrl}/dev/checkout/${payment.id}` }),
    readWebhook: webhookReader(secret, false, () => now().getTime()),
    findPaymentId: async () => '',
    fetchEvents: async ({ id, createdAt }) => (now().getTime() - createdAt.getTime() < openForMs ? [] : [checkoutEnded(id, 'expired')]),
    sign: (payment, outcome) => {
      const created = Math.floor(now().getTime() / 1000)
      const data = { object: stripeObject(payment, outcome) }
      const event = { id: `evt_local_${randomUUID()}`, object: 'event', type: eventTypes[outcome], livemode: false, created, data }
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created })
      return { payload: Buffer.from(payload), signature }
    },
    successUrl: (payment) => successUrl(publicUrl, payment.id).replace(sessionIdPlaceholder, sessionIdOf(payment)),
    cancelUrl: cancelUrl(publicUrl),
  }
}

/** Returns the object of a Stripe event: the charge for a refund, else the checkout session. */
function stripeObject(payment: Payment, outcome: LocalOutcome) {
  const { id, amount } = payment
  const shared = { currency: 'usd', livemode: false, metadata: { paymentId: id }, payment_intent: `pi_local_${id}` }
  if (outcome === 'refunded') return { ...shared, id: `ch_local_${id}`, object: 'charge', amount, amount_refunded: amount, refunded: true }
  return {
    ...shared,
    id: sessionIdOf(payment),
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: id,
    amount_total: amount,
    payment_intent: outcome === 'expired' ? null : shared.payment_intent,
    payment_status: outcome === 'paid' ? 'paid' : 'unpaid',
    status: outcome === 'expired' ? 'expired' : 'complete',
  }
}
