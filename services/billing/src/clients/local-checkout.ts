import { createHmac, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Payment } from '../domain/payment.ts'
import type { CheckoutPage, PaymentProvider } from '../domain/payment-provider.ts'
import { cancelUrl, endedWithout, type LocalKind, successUrl } from '../domain/payment-provider.ts'
import { localEventObject } from './local-events.ts'
import { webhookReader } from './stripe-webhooks.ts'

export interface LocalCheckoutOptions {
  publicUrl: string
  /** The service's own: every replica has the same, and nobody else. */
  serviceSecret: string
  now: () => Date
}

/** As long as a checkout stays open at Stripe. */
const openForMs = 24 * 3_600_000

const sessionOf = ({ id }: Payment) => `cs_local_${id}`

const eventTypes: Record<LocalKind, string> = {
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
}

/** Stands in for a provider where none is set: a page of ours, whose webhooks are shaped and signed as Stripe's and read by the same reader. */
export function localCheckout({ publicUrl, serviceSecret, now }: LocalCheckoutOptions): PaymentProvider & CheckoutPage {
  const secret = createHmac('sha256', serviceSecret).update('local checkout').digest('base64url')
  return {
    openCheckout: async ({ payment }) => ({ sessionId: sessionOf(payment), url: `${publicUrl}/dev/checkout/${payment.id}` }),
    readWebhook: webhookReader(secret, false, () => now().getTime()),
    paymentOf: async () => '',
    askAbout: async ({ id, createdAt }) => (now().getTime() - createdAt.getTime() < openForMs ? [] : [endedWithout(id, 'expired')]),
    sign: (payment, kind) => {
      const created = Math.floor(now().getTime() / 1000)
      const data = { object: localEventObject(payment, kind, sessionOf(payment)) }
      const event = { id: `evt_local_${randomUUID()}`, object: 'event', type: eventTypes[kind], livemode: false, created, data }
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created })
      return { payload: Buffer.from(payload), signature }
    },
    successUrl: (payment) => successUrl(publicUrl, payment.id).replace('{CHECKOUT_SESSION_ID}', sessionOf(payment)),
    cancelUrl: cancelUrl(publicUrl),
  }
}
