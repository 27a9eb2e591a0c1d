import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import type { Replica } from '../harness.ts'
import { createPaymentHarness, deliver, type PaymentHarness, type TestCustomer, testCustomer } from './payment-harness.ts'
import { paid } from './stripe-fixtures.ts'

let harness: PaymentHarness
let replica: Replica
let ada: TestCustomer

beforeEach(async () => {
  harness = await createPaymentHarness()
  replica = await harness.replica()
  ada = await testCustomer(harness, replica)
})
afterEach(() => harness?.stop())

/** Returns Ada as a customer of a replica that waits for Stripe no longer than this, in milliseconds. */
const impatient = async (timeoutMs: number) => testCustomer(harness, await harness.replica({}, { stripe: { timeoutMs } }))

const providerUnavailable = {
  kind: 'unavailable',
  reason: 'PAYMENT_PROVIDER',
  message: 'The payment provider does not answer right now. Nothing was charged; please try again in a moment.',
}

describe('a checkout', () => {
  it('lists the packages for everyone', async () => {
    const { packages } = await replica.client().call(BillingService.ListPackages, {})
    expect(packages.map(({ id, price, credits, role, popular }) => [id, price, credits, role, popular])).toEqual([
      ['citizen-100', 200, 100, 'citizen', false],
      ['citizen-500', 750, 500, 'citizen', true],
      ['orator-1000', 1000, 1000, 'orator', false],
    ])
  })

  it('is opened at the provider with our price, and with our payment id in every field for it', async () => {
    const { url, paymentId } = await ada.buy('citizen-500')
    expect(url).toBe(`https://checkout.stripe.com/c/pay/cs_test_${paymentId}`)
    expect(harness.stripe.requests).toHaveLength(1)
    const [{ fields, idempotencyKey } = { fields: new URLSearchParams(), idempotencyKey: '' }] = harness.stripe.requests
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
    expect(await ada.entries()).toEqual([])
  })

  it('passes the customer’s email address from identity to the provider', async () => {
    const { access } = harness.identity
    const identity = await startScriptedService(IdentityService, access.verify)
    identity.on('GetAccount', ({ caller }) => ({ email: caller.kind === 'member' ? `${caller.username}@example.org` : '' }))
    const settings = { IDENTITY_ADDRESS: identity.address }
    const withIdentity = await harness.replica(settings, { customers: undefined, identity: access })
    await (await testCustomer(harness, withIdentity, 'bob')).buy('citizen-100')
    expect(harness.stripe.requests[0]?.fields.get('customer_email')).toBe('bob@example.org')
    await withIdentity.stop()
    await identity.stop()
  })

  it('is refused for callers who are not members, and for unknown packages', async () => {
    const client = replica.client()
    await expect(client.call(BillingService.CreateCheckout, { packageId: 'citizen-500' })).rejects.toMatchObject({
      reason: 'AUTH_REQUIRED',
    })
    await expect(client.call(BillingService.ListPayments, {})).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(ada.buy('senator-1')).rejects.toMatchObject({ kind: 'not_found', reason: 'PACKAGE_NOT_FOUND' })
    expect(harness.stripe.requests).toEqual([])
  })

  it('lists the caller’s own payments only', async () => {
    await ada.buy('citizen-100')
    const bob = await testCustomer(harness, replica, 'bob')
    expect(await bob.payments()).toEqual([])
    const { paymentId } = await bob.buy('orator-1000')
    expect((await bob.payments()).map(({ id }) => id)).toEqual([paymentId])
  })

  it.each(['broken', 'refusing', 'hanging'] as const)('fails within its deadline when the provider is %s', async (mode) => {
    harness.stripe.mode = mode
    await expect((await impatient(300)).buy('citizen-500')).rejects.toMatchObject(providerUnavailable)
    expect(await ada.statuses()).toEqual(['failed'])
    harness.stripe.mode = 'normal'
    await ada.buy('citizen-500')
    expect(await ada.statuses()).toEqual(['pending', 'failed'])
  })

  it('is opened once when a response of the provider is lost', async () => {
    let responses = 0
    harness.stripe.beforeResponse = () => (responses++ === 0 ? new Promise(() => undefined) : Promise.resolve())
    const { paymentId } = await (await impatient(1_000)).buy('citizen-500')
    expect(harness.stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([paymentId, paymentId])
    expect(harness.stripe.sessions.size).toBe(1)
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('may be paid before the provider’s response arrives', async () => {
    harness.stripe.beforeResponse = async (paymentId) => {
      await deliver(replica, paid(paymentId))
    }
    const { url, paymentId } = await ada.buy('citizen-500')
    expect(url).toContain(paymentId)
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
  })

  it('becomes paid even when opening it failed', async () => {
    harness.stripe.mode = 'broken'
    await ada.buy('citizen-500').catch(() => undefined)
    const [payment] = await ada.payments()
    await deliver(replica, paid(payment?.id ?? ''))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
  })
})
