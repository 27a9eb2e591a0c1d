import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import type { Replica } from './billing-world.ts'
import { type Buyer, buyer, counted, createPaymentDesk, deliver, type PaymentDesk, stripeEvent } from './payment-desk.ts'
import { disputed, expired, failed, paid, paidLate, promised, refunded } from './stripe-objects.ts'

let desk: PaymentDesk
let replica: Replica
let ada: Buyer
let paymentId: string

beforeEach(async () => {
  desk = await createPaymentDesk()
  replica = await desk.replica()
  ada = await buyer(desk.world, replica)
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => desk?.end())

describe('a webhook', () => {
  it('gives the credits of what was paid', async () => {
    const before = await counted('webhooks', 'checkout.session.completed')
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
    expect(await ada.sum()).toBe(600)
    expect(await counted('webhooks', 'checkout.session.completed')).toBe(before + 1)
  })

  it('gives them once, however often it comes, at two replicas at once', async () => {
    const replicas = [replica, await desk.replica()]
    const same = paid(paymentId)
    await Promise.all(Array.from({ length: 50 }, (_, i) => deliver(replicas[i % 2] as Replica, i < 25 ? same : paid(paymentId))))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
  })

  it('gives each payment its own, of those that are paid at once', async () => {
    const replicas = [replica, await desk.replica()]
    const ids = [paymentId, ...(await Promise.all(Array.from({ length: 7 }, () => ada.buy('citizen-500')))).map((one) => one.paymentId)]
    await Promise.all(ids.map((id, i) => deliver(replicas[i % 2] as Replica, paid(id))))
    expect(await ada.statuses()).toEqual(ids.map(() => 'paid'))
    expect(await ada.sum()).toBe(100 + 8 * 500)
  })

  it('gives nothing while the money is only promised, and gives it when it has come', async () => {
    await deliver(replica, promised(paymentId))
    expect(await ada.statuses()).toEqual(['pending'])
    await deliver(replica, paidLate(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
  })

  it('ends a checkout whose money never came', async () => {
    await deliver(replica, promised(paymentId))
    await deliver(replica, failed(paymentId))
    expect(await ada.statuses()).toEqual(['failed'])
    const { paymentId: other } = await ada.buy('citizen-100')
    await deliver(replica, expired(other))
    expect(await ada.statuses()).toEqual(['expired', 'failed'])
    expect(await ada.booked()).toEqual([])
  })

  it.each([
    ['expired', expired],
    ['failed', failed],
  ])('that says %s changes nothing of what was paid, whichever comes first', async (_name, ended) => {
    await deliver(replica, paid(paymentId))
    await deliver(replica, ended(paymentId))
    const { paymentId: other } = await ada.buy('citizen-500')
    await deliver(replica, ended(other))
    await deliver(replica, paid(other))
    expect(await ada.statuses()).toEqual(['paid', 'paid'])
    expect(await ada.sum()).toBe(1100)
  })

  it.each([
    ['of another amount', { amount: 75 }],
    ['in another currency', { currency: 'jpy' }],
  ])('about money %s gives nothing, and is counted', async (_name, money) => {
    const before = await counted('webhooks', 'mismatch')
    await deliver(replica, paid(paymentId, money))
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.booked()).toEqual([])
    expect(await counted('webhooks', 'mismatch')).toBe(before + 1)
  })

  it('about something else, or somebody else, is taken and changes nothing', async () => {
    const before = await counted('webhooks', 'other')
    await deliver(replica, stripeEvent('customer.created', { id: 'cus_1', object: 'customer' }))
    await deliver(replica, stripeEvent('toString', {}))
    expect(await counted('webhooks', 'other')).toBe(before + 2)
    for (const id of ['ffffffffffffffffffffffff', 'an-order-of-a-shop']) await deliver(replica, paid(id))
    await deliver(replica, refunded('an-order-of-a-shop', 750))
    await deliver(replica, disputed('an-order-of-a-shop'))
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.booked()).toEqual([])
  })
})

describe('a webhook is refused and counted', () => {
  const cases: [string, string, () => { payload: Buffer; signature: string }][] = [
    ['signature', 'with the wrong secret', () => stripeEvent('checkout.session.completed', {}, { secret: 'whsec_of_somebody_else' })],
    ['signature', 'without a signature', () => ({ ...paid(paymentId), signature: '' })],
    ['signature', 'whose bytes were changed', () => ({ ...paid(paymentId), payload: Buffer.from(`${paid(paymentId).payload} `) })],
    ['age', 'that is older than five minutes', () => aged(paid(paymentId).payload, 301)],
    ['mode', 'of the other mode', () => stripeEvent('checkout.session.completed', {}, { livemode: true })],
    ['unreadable', 'that is signed but makes no sense', () => stripeEvent('checkout.session.completed', { amount_total: 'much' })],
  ]
  const aged = (payload: Buffer, age: number) => {
    const { type, data } = JSON.parse(payload.toString()) as { type: string; data: { object: object } }
    return stripeEvent(type, data.object, { age })
  }

  it.each(cases)('for its %s: one %s', async (why, _name, webhook) => {
    const before = await counted('webhooks', `refused-${why}`)
    await expect(deliver(replica, webhook())).rejects.toMatchObject({ kind: 'invalid', reason: 'BAD_SIGNATURE' })
    expect(await counted('webhooks', `refused-${why}`)).toBe(before + 1)
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.booked()).toEqual([])
  })

  it('but not when it is nearly five minutes old', async () => {
    await deliver(replica, aged(paid(paymentId).payload, 290))
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('where money is real, when it is test money', async () => {
    const live = await desk.replica({ STRIPE_SECRET_KEY: 'rk_live_ours' })
    await expect(deliver(live, paid(paymentId))).rejects.toMatchObject({ reason: 'BAD_SIGNATURE' })
    const { data } = JSON.parse(paid(paymentId).payload.toString()) as { data: { object: object } }
    await deliver(live, stripeEvent('checkout.session.completed', data.object, { livemode: true }))
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('from any other service than the gateway', async () => {
    const call = replica.client('chat').call(BillingService.ReceiveWebhook, paid(paymentId))
    await expect(call).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })
})
