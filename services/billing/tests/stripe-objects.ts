import { stripeEvent } from './payment-desk.ts'

interface Paid {
  amount?: number
  currency?: string
  intent?: string
}

const intentOf = (paymentId: string) => `pi_${paymentId}`

const session = (paymentId: string, { amount = 750, currency = 'usd', intent = intentOf(paymentId) }: Paid = {}) => ({
  ...{ id: `cs_test_${paymentId}`, object: 'checkout.session', mode: 'payment', livemode: false, payment_intent: intent },
  ...{ client_reference_id: paymentId, metadata: { paymentId }, amount_total: amount, currency },
})

/** The buyer has paid. */
export const paid = (paymentId: string, money?: Paid) =>
  stripeEvent('checkout.session.completed', { ...session(paymentId, money), status: 'complete', payment_status: 'paid' })

/** The buyer has done all, but the money takes its time. */
export const promised = (paymentId: string) =>
  stripeEvent('checkout.session.completed', { ...session(paymentId), status: 'complete', payment_status: 'unpaid' })

export const paidLate = (paymentId: string) =>
  stripeEvent('checkout.session.async_payment_succeeded', { ...session(paymentId), status: 'complete', payment_status: 'paid' })

export const failed = (paymentId: string) =>
  stripeEvent('checkout.session.async_payment_failed', { ...session(paymentId), status: 'complete', payment_status: 'unpaid' })

export const expired = (paymentId: string) =>
  stripeEvent('checkout.session.expired', { ...session(paymentId), payment_intent: null, status: 'expired', payment_status: 'unpaid' })

/** So many cents have gone back, in all. */
export const refunded = (paymentId: string, cents: number) =>
  stripeEvent('charge.refunded', {
    ...{ id: `ch_${paymentId}`, object: 'charge', amount: 750, amount_refunded: cents, currency: 'usd', livemode: false },
    ...{ payment_intent: intentOf(paymentId), metadata: { paymentId } },
  })

/** The buyer's bank asks for the money back. Stripe says nothing of ours here. */
export const disputed = (paymentId: string, status = 'needs_response', { type = 'created', cents = 750 } = {}) =>
  stripeEvent(`charge.dispute.${type}`, {
    ...{ id: `dp_${paymentId}`, object: 'dispute', amount: cents, currency: 'usd', status, livemode: false, metadata: {} },
    ...{ charge: `ch_${paymentId}`, payment_intent: intentOf(paymentId) },
  })
