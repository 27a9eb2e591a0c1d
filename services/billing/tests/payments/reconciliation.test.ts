import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import type { Replica } from '../harness.ts'
import { counted, createPaymentHarness, deliver, type PaymentHarness, type TestCustomer, testCustomer } from './payment-harness.ts'
import { paid } from './stripe-fixtures.ts'

let harness: PaymentHarness
let replica: Replica
let ada: TestCustomer

const frequent = { reconcileEveryMs: 100 }

beforeEach(async () => {
  harness = await createPaymentHarness()
  replica = await harness.replica({}, frequent)
  ada = await testCustomer(harness, replica)
})
afterEach(() => harness?.stop())

const advance = (minutes: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + minutes * 60_000)
}
const updateSession = (paymentId: string, fields: object) => Object.assign(harness.stripe.sessions.get(paymentId) ?? {}, fields)
const statusesBecome = (expected: string[]) => eventually(async () => expect(await ada.statuses()).toEqual(expected))
const counts = async () => Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await counted('reconciled', kind)])))
const kinds = ['paid', 'expired', 'failed', 'refunded', 'open', 'unreachable', 'mismatch'] as const

/** Waits until the counters have increased by `expected` since `before`. */
const countedSince = (before: Record<string, number>, expected: Record<string, number>) =>
  eventually(async () => {
    const now = await counts()
    expect(Object.fromEntries(kinds.map((kind) => [kind, now[kind] - (before[kind] ?? 0)]).filter(([, count]) => count !== 0))).toEqual(
      expected,
    )
  })

describe('a payment whose webhook was missed', () => {
  it('is paid once after an hour, whichever replica reconciles it', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    updateSession(paymentId, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: null },
    })
    await harness.replica({}, frequent)
    advance(59)
    await ada.buy('citizen-100')
    advance(2)
    await statusesBecome(['pending', 'paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
    await countedSince(before, { paid: 1 })
  })

  it('grants nothing when it was paid and refunded', async () => {
    const { paymentId } = await ada.buy('citizen-500')
    const charge = { metadata: { paymentId }, payment_intent: 'pi_1', amount_refunded: 750, currency: 'usd' }
    updateSession(paymentId, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
    })
    advance(61)
    await statusesBecome(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it.each([
    ['expired', { status: 'expired' }],
    ['failed', { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method', latest_charge: null } }],
  ])('becomes %s when the provider says so', async (status, fields) => {
    const { paymentId } = await ada.buy('citizen-500')
    updateSession(paymentId, fields)
    advance(61)
    await statusesBecome([status])
    expect(await ada.entries()).toEqual([])
  })

  it('expires when the provider does not know its session, or it has none', async () => {
    const { paymentId } = await ada.buy('citizen-500')
    harness.stripe.sessions.delete(paymentId)
    await ada.buy('citizen-100')
    const payments = harness.connection.collection('payments')
    await payments.updateOne({ packageId: 'citizen-100' }, { $set: { sessionId: '', url: '' } })
    advance(61)
    await statusesBecome(['expired', 'expired'])
  })

  it('grants nothing for an unexpected amount', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    updateSession(paymentId, { status: 'complete', payment_status: 'paid', amount_total: 7 })
    advance(61)
    await countedSince(before, { mismatch: 1 })
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.entries()).toEqual([])
  })

  it('is checked once an hour while it is open or being processed', async () => {
    const before = await counts()
    await harness.replica({}, frequent)
    await ada.buy('citizen-100')
    const { paymentId } = await ada.buy('citizen-500')
    updateSession(paymentId, { status: 'complete', payment_intent: { id: 'pi_1', status: 'processing', latest_charge: null } })
    advance(61)
    await countedSince(before, { open: 2 })
    advance(30)
    const { paymentId: marker } = await ada.buy('citizen-500')
    updateSession(marker, { status: 'expired' })
    advance(31)
    await countedSince(before, { open: 4 })
    advance(30)
    await countedSince(before, { open: 4, expired: 1 })
    expect(await ada.statuses()).toEqual(['expired', 'pending', 'pending'])
  })

  it('is checked again when the provider did not respond', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    updateSession(paymentId, { status: 'expired' })
    harness.stripe.mode = 'refusing'
    advance(61)
    await countedSince(before, { unreachable: 1 })
    harness.stripe.mode = 'normal'
    advance(61)
    await statusesBecome(['expired'])
  })

  it('expires after a day at the local checkout', async () => {
    const local = await harness.localReplica({}, frequent)
    await replica.stop()
    ada = await testCustomer(harness, local)
    await local.client().call(BillingService.CreateCheckout, { packageId: 'citizen-100' }, { token: await harness.identity.member('ada') })
    const before = await counts()
    advance(23 * 60)
    await countedSince(before, { open: 1 })
    expect(await ada.statuses()).toEqual(['pending'])
    advance(61)
    await statusesBecome(['expired'])
  })
})

describe('a paid payment whose refund was missed', () => {
  /** Buys a package, which is paid by webhook and then refunded at the provider. */
  const buyRefunded = async () => {
    const { paymentId } = await ada.buy('citizen-500')
    await deliver(replica, paid(paymentId))
    const charge = { metadata: { paymentId }, payment_intent: `pi_${paymentId}`, amount_refunded: 750, currency: 'usd' }
    const intent = { id: `pi_${paymentId}`, status: 'succeeded', latest_charge: charge }
    updateSession(paymentId, { status: 'complete', payment_status: 'paid', payment_intent: intent })
  }

  it('is refunded once after a day', async () => {
    const before = await counts()
    await buyRefunded()
    await harness.replica({}, frequent)
    advance(23 * 60)
    const { paymentId: marker } = await ada.buy('citizen-500')
    updateSession(marker, { status: 'expired' })
    advance(61)
    await statusesBecome(['expired', 'refunded'])
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['refund', -500],
    ])
    await countedSince(before, { expired: 1, refunded: 1 })
  })

  it('is not looked for after 30 days', async () => {
    await buyRefunded()
    advance(31 * 24 * 60)
    // Each marker ends in a run of its own, after the one before has checked the paid payments.
    for (const expected of [
      ['expired', 'paid'],
      ['expired', 'expired', 'paid'],
    ]) {
      const { paymentId: marker } = await ada.buy('citizen-500')
      updateSession(marker, { status: 'expired' })
      advance(61)
      await statusesBecome(expected)
    }
  })
})
