import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import type { Replica } from './billing-world.ts'
import { type Buyer, buyer, counted, createPaymentDesk, type PaymentDesk } from './payment-desk.ts'

let desk: PaymentDesk
let replica: Replica
let ada: Buyer

const often = { reconcileEveryMs: 20 }

beforeEach(async () => {
  desk = await createPaymentDesk()
  replica = await desk.replica({}, often)
  ada = await buyer(desk.world, replica)
})
afterEach(() => desk?.end())

const later = (minutes: number) => {
  desk.world.clock.now = new Date(desk.world.clock.now.getTime() + minutes * 60_000)
}
const becomes = (paymentId: string, fields: object) => Object.assign(desk.stripe.sessions.get(paymentId) ?? {}, fields)
const statuses = (expected: string[]) => eventually(async () => expect(await ada.statuses()).toEqual(expected))
const counts = async () => Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await counted('reconciled', kind)])))
const kinds = ['paid', 'expired', 'failed', 'refunded', 'open', 'unreachable', 'mismatch'] as const

/** What was counted since `before`, once it is this. */
const countedSince = (before: Record<string, number>, expected: Record<string, number>) =>
  eventually(async () => {
    const now = await counts()
    expect(Object.fromEntries(kinds.map((kind) => [kind, now[kind] - (before[kind] ?? 0)]).filter(([, count]) => count !== 0))).toEqual(
      expected,
    )
  })

describe('a payment whose webhook was missed', () => {
  it('is paid an hour later, once, by whichever replica asks', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    becomes(paymentId, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: null },
    })
    await desk.replica({}, often)
    later(59)
    await ada.buy('citizen-100')
    later(2)
    await statuses(['pending', 'paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
    await countedSince(before, { paid: 1 })
  })

  it('gives nothing when it was paid and refunded', async () => {
    const { paymentId } = await ada.buy('citizen-500')
    const charge = { metadata: { paymentId }, payment_intent: 'pi_1', amount_refunded: 750, currency: 'usd' }
    becomes(paymentId, {
      ...{ status: 'complete', payment_status: 'paid' },
      payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
    })
    later(61)
    await statuses(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it.each([
    ['expired', { status: 'expired' }],
    ['failed', { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method', latest_charge: null } }],
  ])('is %s when that is what the provider says', async (status, fields) => {
    const { paymentId } = await ada.buy('citizen-500')
    becomes(paymentId, fields)
    later(61)
    await statuses([status])
    expect(await ada.booked()).toEqual([])
  })

  it('is expired when the provider knows nothing of it, or we never heard of its session', async () => {
    const { paymentId } = await ada.buy('citizen-500')
    desk.stripe.sessions.delete(paymentId)
    await ada.buy('citizen-100')
    const payments = desk.world.connection.collection('payments')
    await payments.updateOne({ packageId: 'citizen-100' }, { $set: { sessionId: '', url: '' } })
    later(61)
    await statuses(['expired', 'expired'])
  })

  it('gives nothing when other money came than was asked for', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    becomes(paymentId, { status: 'complete', payment_status: 'paid', amount_total: 7 })
    later(61)
    await countedSince(before, { mismatch: 1 })
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.booked()).toEqual([])
  })

  it('is asked about once an hour while it is open or on its way', async () => {
    const before = await counts()
    await desk.replica({}, often)
    await ada.buy('citizen-100')
    const { paymentId } = await ada.buy('citizen-500')
    becomes(paymentId, { status: 'complete', payment_intent: { id: 'pi_1', status: 'processing', latest_charge: null } })
    later(61)
    await countedSince(before, { open: 2 })
    later(30)
    const { paymentId: marker } = await ada.buy('citizen-500')
    becomes(marker, { status: 'expired' })
    later(31)
    await countedSince(before, { open: 4 })
    later(30)
    await countedSince(before, { open: 4, expired: 1 })
    expect(await ada.statuses()).toEqual(['expired', 'pending', 'pending'])
  })

  it('is asked about again when the provider did not answer', async () => {
    const before = await counts()
    const { paymentId } = await ada.buy('citizen-500')
    becomes(paymentId, { status: 'expired' })
    desk.stripe.mood = 'refusing'
    later(61)
    await countedSince(before, { unreachable: 1 })
    desk.stripe.mood = 'well'
    later(61)
    await statuses(['expired'])
  })

  it('expires after a day on the local page', async () => {
    const local = await desk.world.replica({}, { ...often, buyers: { emailOf: async () => 'ada@example.com' } })
    await replica.stop()
    ada = await buyer(desk.world, local)
    await local
      .client()
      .call(BillingService.CreateCheckout, { packageId: 'citizen-100' }, { token: await desk.world.identity.member('ada') })
    const before = await counts()
    later(23 * 60)
    await countedSince(before, { open: 1 })
    expect(await ada.statuses()).toEqual(['pending'])
    later(61)
    await statuses(['expired'])
  })
})
