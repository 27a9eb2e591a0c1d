import { describe, expect, it } from '@jest/globals'
import { packageById } from './packages.ts'
import { newPayment, type Payment } from './payment.ts'
import { heard, isAsAsked } from './payment-news.ts'
import type { NewsKind, ProviderNews } from './payment-provider.ts'

const payment: Payment = { ...newPayment('ada', packageById('citizen-500'), new Date(0)), id: 'payment-1' }

const news = (kind: NewsKind, amount = 0, more: Partial<ProviderNews> = {}): ProviderNews => ({
  ...{ paymentId: 'payment-1', intentId: '', kind, amount, currency: 'usd', disputeId: '', ...more },
})

describe('money of which a provider tells', () => {
  it('must be what was asked for, to the cent', () => {
    expect(isAsAsked(payment, news('paid', 750))).toBe(true)
    for (const amount of [0, 749, 751, 75_000]) expect(isAsAsked(payment, news('paid', amount))).toBe(false)
    expect(isAsAsked(payment, news('paid', 750, { currency: 'jpy' }))).toBe(false)
    expect(isAsAsked(payment, news('paid', 750, { currency: '' }))).toBe(false)
  })

  it('goes back in the currency in which it came', () => {
    expect(isAsAsked(payment, news('refunded', 1))).toBe(true)
    expect(isAsAsked(payment, news('refunded', 1, { currency: 'eur' }))).toBe(false)
    expect(isAsAsked(payment, news('refunded', 0))).toBe(false)
  })
})

describe('what was heard of a payment', () => {
  it('is nothing new the second time', () => {
    const once = heard(payment, news('paid', 750, { intentId: 'pi_1' }))
    expect(once).toMatchObject({ status: 'paid', intentId: 'pi_1' })
    expect(heard(once as Payment, news('paid', 750, { intentId: 'pi_1' }))).toBeNull()
    expect(heard(once as Payment, news('expired'))).toBeNull()
  })

  it('is refunded once all of it went back, and never more than that', () => {
    expect(heard(payment, news('refunded', 749))).toMatchObject({ status: 'pending', refunded: 749 })
    expect(heard(payment, news('refunded', 7500))).toMatchObject({ status: 'refunded', refunded: 750 })
  })

  it('is disputed as a whole where the bank counts in another currency', () => {
    const disputed = heard(payment, news('disputed', 80_000, { currency: 'jpy', disputeId: 'dp_1' }))
    expect(disputed?.disputes).toEqual([{ id: 'dp_1', amount: 750, won: false }])
  })

  it('keeps a dispute won that is told of before it is told to have begun', () => {
    const won = heard(payment, news('dispute-won', 300, { disputeId: 'dp_1' })) as Payment
    expect(heard(won, news('disputed', 300, { disputeId: 'dp_1' }))).toBeNull()
    expect(won.disputes).toEqual([{ id: 'dp_1', amount: 300, won: true }])
  })
})
