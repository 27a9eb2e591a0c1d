import { describe, expect, it } from '@jest/globals'
import { fromStripeEvent } from './stripe-events.ts'

const session = { client_reference_id: 'p-1', metadata: { paymentId: 'p-1' }, payment_intent: 'pi_1', payment_status: 'paid' }
const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 750, currency: 'usd' }

const convert = (type: string, object: object) => fromStripeEvent(type, object).event

describe("conversion of Stripe's events", () => {
  it('converts a paid session', () => {
    const object = { ...session, amount_total: 750, currency: 'usd' }
    const paid = { paymentId: 'p-1', intentId: 'pi_1', kind: 'paid', amount: 750, currency: 'usd', disputeId: '' }
    expect(fromStripeEvent('checkout.session.completed', object)).toEqual({ type: 'checkout.session.completed', event: paid })
    expect(convert('checkout.session.async_payment_succeeded', { ...object, metadata: null, payment_intent: { id: 'pi_1' } })).toEqual(paid)
  })

  it('returns no event for payments that are not ours or not paid yet', () => {
    expect(convert('checkout.session.completed', { ...session, metadata: {}, client_reference_id: null })).toBeNull()
    expect(convert('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toBeNull()
    expect(convert('checkout.session.completed', { ...session, payment_status: 'no_payment_required' })).toBeNull()
    expect(convert('charge.dispute.created', { ...dispute, payment_intent: null, status: 'needs_response' })).toBeNull()
    expect(fromStripeEvent('invoice.paid', {})).toEqual({ type: 'other', event: null })
    expect(fromStripeEvent('constructor', {})).toEqual({ type: 'other', event: null })
  })

  it.each([
    ['needs_response', 'disputed'],
    ['under_review', 'disputed'],
    ['lost', 'disputed'],
    ['won', 'dispute-won'],
    ['prevented', 'dispute-won'],
    ['warning_needs_response', undefined],
    ['warning_under_review', undefined],
    ['warning_closed', undefined],
    ['a_status_of_next_year', undefined],
  ])('derives the kind from the status of a dispute: %s', (status, kind) => {
    for (const type of ['created', 'updated', 'closed']) expect(convert(`charge.dispute.${type}`, { ...dispute, status })?.kind).toBe(kind)
  })

  it('throws for an unexpected shape', () => {
    expect(() => fromStripeEvent('charge.refunded', { amount_refunded: '750' })).toThrow()
    expect(() => fromStripeEvent('checkout.session.completed', null)).toThrow()
  })
})
