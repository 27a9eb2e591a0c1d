import { describe, expect, it } from '@jest/globals'
import { newsOf } from './stripe-events.ts'

const session = { client_reference_id: 'p-1', metadata: { paymentId: 'p-1' }, payment_intent: 'pi_1', payment_status: 'paid' }
const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 750, currency: 'usd' }

const newsIn = (type: string, object: object) => newsOf(type, object).news

describe("Stripe's events", () => {
  it('say what was paid', () => {
    const object = { ...session, amount_total: 750, currency: 'usd' }
    const paid = { paymentId: 'p-1', intentId: 'pi_1', kind: 'paid', amount: 750, currency: 'usd', disputeId: '' }
    expect(newsOf('checkout.session.completed', object)).toEqual({ type: 'checkout.session.completed', news: paid })
    expect(newsIn('checkout.session.async_payment_succeeded', { ...object, metadata: null, payment_intent: { id: 'pi_1' } })).toEqual(paid)
  })

  it('say nothing of what is not ours, or not paid yet', () => {
    expect(newsIn('checkout.session.completed', { ...session, metadata: {}, client_reference_id: null })).toBeNull()
    expect(newsIn('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toBeNull()
    expect(newsIn('checkout.session.completed', { ...session, payment_status: 'no_payment_required' })).toBeNull()
    expect(newsIn('charge.dispute.created', { ...dispute, payment_intent: null, status: 'needs_response' })).toBeNull()
    expect(newsOf('invoice.paid', {})).toEqual({ type: 'other', news: null })
    expect(newsOf('constructor', {})).toEqual({ type: 'other', news: null })
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
  ])('say by the status of a dispute where the money is: %s', (status, kind) => {
    for (const type of ['created', 'updated', 'closed']) expect(newsIn(`charge.dispute.${type}`, { ...dispute, status })?.kind).toBe(kind)
  })

  it('throw when they are not shaped as Stripe shapes them', () => {
    expect(() => newsOf('charge.refunded', { amount_refunded: '750' })).toThrow()
    expect(() => newsOf('checkout.session.completed', null)).toThrow()
  })
})
