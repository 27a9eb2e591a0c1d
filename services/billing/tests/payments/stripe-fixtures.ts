import { stripeEvent } from './payment-harness.ts'

interface Money {
  amount?: number
  currency?: string
  intent?: string
}

const intentIdOf = (paymentId: string) => `pi_${paymentId}`

const session = (paymentId: string, { amount = 750, currency = 'usd', intent = intentIdOf(paymentId) }: Money = {}) => ({
  id: `cs_test_${paymentId}`,
  object: 'checkout.session',
  mode: 'payment',
  livemode: false,
  payment_intent: intent,
  client_reference_id: paymentId,
  metadata: { paymentId },
  amount_total: amount,
  currency,
})

/** The customer has paid. */
export const paid = (paymentId: string, money?: Money) =>
  stripeEvent('checkout.session.completed', { ...session(paymentId, money), status: 'complete', payment_status: 'paid' })

/** The customer has completed the checkout with a delayed payment method. */
export const completedUnpaid = (paymentId: string) =>
  stripeEvent('checkout.session.completed', { ...session(paymentId), status: 'complete', payment_status: 'unpaid' })

/** A delayed payment has succeeded. */
export const paidLater = (paymentId: string) =>
  stripeEvent('checkout.session.async_payment_succeeded', { ...session(paymentId), status: 'complete', payment_status: 'paid' })

/** A delayed payment has failed. */
export const failed = (paymentId: string) =>
  stripeEvent('checkout.session.async_payment_failed', { ...session(paymentId), status: 'complete', payment_status: 'unpaid' })

/** The checkout session has expired. */
export const expired = (paymentId: string) =>
  stripeEvent('checkout.session.expired', { ...session(paymentId), payment_intent: null, status: 'expired', payment_status: 'unpaid' })

/** `cents` were refunded in total. */
export const refunded = (paymentId: string, cents: number) =>
  stripeEvent('charge.refunded', {
    id: `ch_${paymentId}`,
    object: 'charge',
    amount: 750,
    amount_refunded: cents,
    currency: 'usd',
    livemode: false,
    payment_intent: intentIdOf(paymentId),
    metadata: { paymentId },
  })

/** The customer's bank disputes the payment. Stripe's object doesn't contain our payment id. */
export const disputed = (paymentId: string, status = 'needs_response', { type = 'created', cents = 750 } = {}) =>
  stripeEvent(`charge.dispute.${type}`, {
    id: `dp_${paymentId}`,
    object: 'dispute',
    amount: cents,
    currency: 'usd',
    status,
    livemode: false,
    metadata: {},
    charge: `ch_${paymentId}`,
    payment_intent: intentIdOf(paymentId),
  })
