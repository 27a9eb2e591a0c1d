import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { BillingService } from '@rostra/proto/billing'
import type { Replica } from '../harness.ts'
import {
  counted,
  createPaymentHarness,
  deliver,
  type PaymentHarness,
  stripeEvent,
  type TestCustomer,
  testCustomer,
} from './payment-harness.ts'
import { completedUnpaid, disputed, expired, failed, paid, paidLater, refunded } from './stripe-fixtures.ts'

let harness: PaymentHarness
let replica: Replica
let ada: TestCustomer
let paymentId: string

beforeEach(async () => {
  harness = await createPaymentHarness()
  replica = await harness.replica()
  ada = await testCustomer(harness, replica)
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => harness?.stop())

/** Delivers an event until it is taken, as Stripe does. */
const untilTaken = (to: Replica, event: ReturnType<typeof paid>) => whileUnavailable(() => deliver(to, event))

describe('a webhook', () => {
  it('grants the credits of a paid payment', async () => {
    const before = await counted('webhooks', 'checkout.session.completed')
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
    expect(await ada.sum()).toBe(600)
    expect(await counted('webhooks', 'checkout.session.completed')).toBe(before + 1)
  })

  it('grants them once when it is delivered 50 times at two replicas', async () => {
    const replicas = [replica, await harness.replica()]
    const same = paid(paymentId)
    const events = Array.from({ length: 50 }, (_, i) => (i < 25 ? same : paid(paymentId)))
    await Promise.all(events.map((event, i) => untilTaken(replicas[i % 2] as Replica, event)))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
  })

  it('grants the credits of every payment when several are paid concurrently', async () => {
    const replicas = [replica, await harness.replica()]
    const ids = [
      paymentId,
      ...(await Promise.all(Array.from({ length: 7 }, () => ada.buy('citizen-500')))).map((checkout) => checkout.paymentId),
    ]
    await Promise.all(ids.map((id, i) => untilTaken(replicas[i % 2] as Replica, paid(id))))
    expect(await ada.statuses()).toEqual(ids.map(() => 'paid'))
    expect(await ada.sum()).toBe(100 + 8 * 500)
  })

  it('grants nothing while the payment is processing, and grants the credits once it succeeds', async () => {
    await deliver(replica, completedUnpaid(paymentId))
    expect(await ada.statuses()).toEqual(['pending'])
    await deliver(replica, paidLater(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
  })

  it('ends a checkout that was not paid', async () => {
    await deliver(replica, completedUnpaid(paymentId))
    await deliver(replica, failed(paymentId))
    expect(await ada.statuses()).toEqual(['failed'])
    const { paymentId: other } = await ada.buy('citizen-100')
    await deliver(replica, expired(other))
    expect(await ada.statuses()).toEqual(['expired', 'failed'])
    expect(await ada.entries()).toEqual([])
  })

  it.each([
    ['expired', expired],
    ['failed', failed],
  ])('of type %s does not change a paid payment, whichever arrives first', async (_name, ended) => {
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
  ])('with money %s grants nothing, and is counted', async (_name, money) => {
    const before = await counted('webhooks', 'mismatch')
    await deliver(replica, paid(paymentId, money))
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.entries()).toEqual([])
    expect(await counted('webhooks', 'mismatch')).toBe(before + 1)
  })

  it('of an ignored type, or for an unknown payment, is accepted and changes nothing', async () => {
    const before = await counted('webhooks', 'other')
    await deliver(replica, stripeEvent('customer.created', { id: 'cus_1', object: 'customer' }))
    await deliver(replica, stripeEvent('toString', {}))
    expect(await counted('webhooks', 'other')).toBe(before + 2)
    for (const id of ['ffffffffffffffffffffffff', 'an-order-of-a-shop']) await deliver(replica, paid(id))
    await deliver(replica, refunded('an-order-of-a-shop', 750))
    await deliver(replica, disputed('an-order-of-a-shop'))
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.entries()).toEqual([])
  })
})

describe('the verification of a webhook', () => {
  const cases: [string, string, () => { payload: Buffer; signature: string }][] = [
    ['signature', 'with the wrong secret', () => stripeEvent('checkout.session.completed', {}, { secret: 'whsec_of_another_account' })],
    ['signature', 'without a signature', () => ({ ...paid(paymentId), signature: '' })],
    ['signature', 'whose payload was changed', () => ({ ...paid(paymentId), payload: Buffer.from(`${paid(paymentId).payload} `) })],
    ['age', 'that is older than five minutes', () => aged(paid(paymentId).payload, 301)],
    ['mode', 'of the other mode', () => stripeEvent('checkout.session.completed', {}, { livemode: true })],
    ['unreadable', 'that is signed but has an unexpected shape', () => stripeEvent('checkout.session.completed', { amount_total: 'much' })],
  ]
  const aged = (payload: Buffer, age: number) => {
    const { type, data } = JSON.parse(payload.toString()) as { type: string; data: { object: object } }
    return stripeEvent(type, data.object, { age })
  }

  it.each(cases)('refuses and counts by its %s a webhook %s', async (reason, _case, webhook) => {
    const before = await counted('webhooks', `refused-${reason}`)
    await expect(deliver(replica, webhook())).rejects.toMatchObject({ kind: 'invalid', reason: 'BAD_SIGNATURE' })
    expect(await counted('webhooks', `refused-${reason}`)).toBe(before + 1)
    expect(await ada.statuses()).toEqual(['pending'])
    expect(await ada.entries()).toEqual([])
  })

  it('accepts a webhook that is just under five minutes old', async () => {
    await deliver(replica, aged(paid(paymentId).payload, 290))
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('refuses test events in live mode', async () => {
    const live = await harness.replica({ STRIPE_SECRET_KEY: 'rk_live_ours' })
    await expect(deliver(live, paid(paymentId))).rejects.toMatchObject({ reason: 'BAD_SIGNATURE' })
    const { data } = JSON.parse(paid(paymentId).payload.toString()) as { data: { object: object } }
    await deliver(live, stripeEvent('checkout.session.completed', data.object, { livemode: true }))
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('refuses calls of any service but the gateway', async () => {
    const call = replica.client('chat').call(BillingService.ReceiveWebhook, paid(paymentId))
    await expect(call).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })
})
