import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { member } from '@rostra/kit/caller'
import { createLog } from '@rostra/kit/log'
import { unary } from '@rostra/kit/rpc/method'
import { createRpcServer } from '@rostra/kit/rpc/server'
import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import type { Replica } from './billing-world.ts'
import { type Buyer, buyer, createPaymentDesk, deliver, type PaymentDesk } from './payment-desk.ts'
import { paid } from './stripe-objects.ts'

let desk: PaymentDesk
let replica: Replica
let ada: Buyer

beforeEach(async () => {
  desk = await createPaymentDesk()
  replica = await desk.replica()
  ada = await buyer(desk.world, replica)
})
afterEach(() => desk?.end())

const away = {
  kind: 'unavailable',
  reason: 'PAYMENT_PROVIDER',
  message: 'The payment provider does not answer right now. Nothing was charged; please try again in a moment.',
}

describe('a checkout', () => {
  it('shows everybody what can be bought', async () => {
    const { packages } = await replica.client().call(BillingService.ListPackages, {})
    expect(packages.map(({ id, price, credits, role, popular }) => [id, price, credits, role, popular])).toEqual([
      ['citizen-100', 200, 100, 'citizen', false],
      ['citizen-500', 750, 500, 'citizen', true],
      ['orator-1000', 1000, 1000, 'orator', false],
    ])
  })

  it('is opened at the provider, at our price and with our name for it everywhere', async () => {
    const { url, paymentId } = await ada.buy('citizen-500')
    expect(url).toBe(`https://checkout.stripe.com/c/pay/cs_test_${paymentId}`)
    expect(desk.stripe.asked).toHaveLength(1)
    const [{ fields, idempotencyKey } = { fields: new URLSearchParams(), idempotencyKey: '' }] = desk.stripe.asked
    expect(idempotencyKey).toBe(paymentId)
    expect(Object.fromEntries(fields)).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '750',
      'line_items[0][price_data][product_data][name]': 'Citizen 500',
      'line_items[0][price_data][product_data][description]': '500 message credits that never expire',
      client_reference_id: paymentId,
      'metadata[paymentId]': paymentId,
      'payment_intent_data[metadata][paymentId]': paymentId,
      customer_email: 'ada@example.com',
      success_url: `http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}&payment=${paymentId}`,
      cancel_url: 'http://localhost:3000/payment-cancel',
      'automatic_tax[enabled]': 'false',
      'adaptive_pricing[enabled]': 'false',
    })
    expect(await ada.payments()).toMatchObject([
      { id: paymentId, packageId: 'citizen-500', amount: 750, credits: 500, status: 'PAYMENT_STATUS_PENDING' },
    ])
    expect(await ada.booked()).toEqual([])
  })

  it('tells the provider the address of who buys, as identity says it to them', async () => {
    const getAccount = unary(IdentityService.GetAccount, async (_request, caller) => ({ email: `${member(caller).username}@example.org` }))
    const { access, service } = desk.world.identity
    const identity = createRpcServer({
      ...{ service: { GetAccount: IdentityService.GetAccount }, rpcs: [getAccount], ports: {}, verify: access.verify },
      log: createLog('test', { level: 'silent' }),
    })
    const address = { IDENTITY_ADDRESS: `localhost:${await identity.listen('localhost:0')}` }
    const asked = await desk.replica(address, { buyers: undefined, identity: { ...access, credential: service('billing') } })
    await (await buyer(desk.world, asked, 'bob')).buy('citizen-100')
    expect(desk.stripe.asked[0]?.fields.get('customer_email')).toBe('bob@example.org')
    await asked.stop()
    await identity.stop(1_000)
  })

  it('is for members, and for what is sold', async () => {
    const client = replica.client()
    await expect(client.call(BillingService.CreateCheckout, { packageId: 'citizen-500' })).rejects.toMatchObject({
      reason: 'AUTH_REQUIRED',
    })
    await expect(client.call(BillingService.ListPayments, {})).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(ada.buy('senator-1')).rejects.toMatchObject({ kind: 'not_found', reason: 'PACKAGE_NOT_FOUND' })
    expect(desk.stripe.asked).toEqual([])
  })

  it('shows nobody the payments of others', async () => {
    await ada.buy('citizen-100')
    const bob = await buyer(desk.world, replica, 'bob')
    expect(await bob.payments()).toEqual([])
    const { paymentId } = await bob.buy('orator-1000')
    expect((await bob.payments()).map(({ id }) => id)).toEqual([paymentId])
  })

  it.each(['broken', 'refusing', 'silent'] as const)('fails in time, and says so, when the provider is %s', async (mood) => {
    desk.stripe.mood = mood
    await expect(ada.buy('citizen-500')).rejects.toMatchObject(away)
    expect(await ada.statuses()).toEqual(['failed'])
    desk.stripe.mood = 'well'
    await ada.buy('citizen-500')
    expect(await ada.statuses()).toEqual(['pending', 'failed'])
  })

  it('is opened once when an answer of the provider got lost', async () => {
    let answers = 0
    desk.stripe.beforeAnswer = () => (answers++ === 0 ? new Promise(() => undefined) : Promise.resolve())
    const { paymentId } = await ada.buy('citizen-500')
    expect(desk.stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([paymentId, paymentId])
    expect(desk.stripe.sessions.size).toBe(1)
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('may be paid before its opening is answered', async () => {
    desk.stripe.beforeAnswer = async (paymentId) => {
      await deliver(replica, paid(paymentId))
    }
    const { url, paymentId } = await ada.buy('citizen-500')
    expect(url).toContain(paymentId)
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
  })

  it('is believed to be paid even when its opening failed here', async () => {
    desk.stripe.mood = 'broken'
    await ada.buy('citizen-500').catch(() => undefined)
    const [payment] = await ada.payments()
    await deliver(replica, paid(payment?.id ?? ''))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
  })
})
