import { describe, expect, it } from '@jest/globals'
import { applyEvent, hasExpectedMoney } from './apply-event.ts'
import { packageById } from './packages.ts'
import { newPayment, type Payment } from './payment.ts'
import type { ProviderEvent, ProviderEventKind } from './provider-event.ts'

const payment: Payment = { ...newPayment('ada', packageById('citizen-500'), new Date(0)), id: 'payment-1' }

const event = (kind: ProviderEventKind, amount = 0, fields: Partial<ProviderEvent> = {}): ProviderEvent => ({
  paymentId: 'payment-1',
  intentId: '',
  kind,
  amount,
  currency: 'usd',
  disputeId: '',
  ...fields,
})

describe('the money of an event', () => {
  it('must match the payment to the cent', () => {
    expect(hasExpectedMoney(payment, event('paid', 750))).toBe(true)
    for (const amount of [0, 749, 751, 75_000]) expect(hasExpectedMoney(payment, event('paid', amount))).toBe(false)
    expect(hasExpectedMoney(payment, event('paid', 750, { currency: 'jpy' }))).toBe(false)
    expect(hasExpectedMoney(payment, event('paid', 750, { currency: '' }))).toBe(false)
  })

  it('is refunded in the currency of the payment', () => {
    expect(hasExpectedMoney(payment, event('refunded', 1))).toBe(true)
    expect(hasExpectedMoney(payment, event('refunded', 1, { currency: 'eur' }))).toBe(false)
    expect(hasExpectedMoney(payment, event('refunded', 0))).toBe(false)
  })
})

describe('applyEvent', () => {
  it('returns null for an event that was applied before', () => {
    const paid = applyEvent(payment, event('paid', 750, { intentId: 'pi_1' }))
    expect(paid).toMatchObject({ status: 'paid', intentId: 'pi_1' })
    expect(applyEvent(paid as Payment, event('paid', 750, { intentId: 'pi_1' }))).toBeNull()
    expect(applyEvent(paid as Payment, event('expired'))).toBeNull()
  })

  it('marks a payment refunded once all of it is, and never counts more than its amount', () => {
    expect(applyEvent(payment, event('refunded', 749))).toMatchObject({ status: 'pending', refunded: 749 })
    expect(applyEvent(payment, event('refunded', 7500))).toMatchObject({ status: 'refunded', refunded: 750 })
  })

  it('counts a dispute in another currency for the whole amount', () => {
    const disputed = applyEvent(payment, event('disputed', 80_000, { currency: 'jpy', disputeId: 'dp_1' }))
    expect(disputed?.disputes).toEqual([{ id: 'dp_1', amount: 750, won: false }])
  })

  it('keeps a dispute won when its won event arrives before its first event', () => {
    const won = applyEvent(payment, event('dispute-won', 300, { disputeId: 'dp_1' })) as Payment
    expect(applyEvent(won, event('disputed', 300, { disputeId: 'dp_1' }))).toBeNull()
    expect(won.disputes).toEqual([{ id: 'dp_1', amount: 300, won: true }])
  })
})
