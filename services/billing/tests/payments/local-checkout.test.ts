import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { createPaymentHarness, deliver, type TestCustomer, testCustomer } from './payment-harness.ts'

let harness: Harness
let replicas: [Replica, Replica]
let ada: TestCustomer
let paymentId: string

const customers = { emailOf: async () => 'ada@example.com' }

beforeEach(async () => {
  harness = await createHarness()
  replicas = [await harness.replica({}, { customers }), await harness.replica({}, { customers })]
  ada = await testCustomer(harness, replicas[0])
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => harness?.stop())

type Outcome = 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'

/** Simulates a button of the page: one replica signs the webhook, the other one receives it. */
async function click(outcome: Outcome) {
  const request = { paymentId, outcome: `LOCAL_OUTCOME_${outcome}` } as const
  await deliver(replicas[1], await replicas[0].client().call(BillingService.SignLocalEvent, request))
}

describe('the local checkout', () => {
  it('is a page of the product', async () => {
    expect((await ada.buy('orator-1000')).url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\/[0-9a-f]{24}$/)
    const shown = await replicas[1].client().call(BillingService.GetLocalCheckout, { paymentId })
    expect(shown).toMatchObject({
      payment: { id: paymentId, packageId: 'citizen-500', amount: 750, credits: 500, status: 'PAYMENT_STATUS_PENDING' },
      name: 'Citizen 500',
      successUrl: `http://localhost:3000/payment-success?session_id=cs_local_${paymentId}&payment=${paymentId}`,
      cancelUrl: 'http://localhost:3000/payment-cancel',
    })
  })

  it('changes nothing when it signs a webhook', async () => {
    await replicas[0].client().call(BillingService.SignLocalEvent, { paymentId, outcome: 'LOCAL_OUTCOME_PAID' })
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('pays and refunds by the webhooks that it signs', async () => {
    await click('PAID')
    await click('PAID')
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([['purchase', 500]])
    await click('REFUNDED')
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it.each([
    ['FAILED', 'failed'],
    ['EXPIRED', 'expired'],
  ] as const)('ends as %s', async (outcome, status) => {
    await click(outcome)
    expect(await ada.statuses()).toEqual([status])
    expect(await ada.entries()).toEqual([])
  })

  it('refuses unknown payments and unknown outcomes', async () => {
    const client = replicas[0].client()
    for (const unknown of ['', 'x', 'ffffffffffffffffffffffff']) {
      const notFound = { kind: 'not_found', reason: 'PAYMENT_NOT_FOUND' }
      await expect(client.call(BillingService.GetLocalCheckout, { paymentId: unknown })).rejects.toMatchObject(notFound)
      const signing = client.call(BillingService.SignLocalEvent, { paymentId: unknown, outcome: 'LOCAL_OUTCOME_PAID' })
      await expect(signing).rejects.toMatchObject(notFound)
    }
    await expect(client.call(BillingService.SignLocalEvent, { paymentId })).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })

  it('is for the gateway only', async () => {
    const chat = replicas[0].client('chat')
    const denied = { kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' }
    await expect(chat.call(BillingService.GetLocalCheckout, { paymentId })).rejects.toMatchObject(denied)
    await expect(chat.call(BillingService.SignLocalEvent, { paymentId, outcome: 'LOCAL_OUTCOME_PAID' })).rejects.toMatchObject(denied)
  })

  it('refuses the signature of an installation with another secret', async () => {
    const other = await harness.replica({ SERVICE_SECRET: 'y'.repeat(32) }, { customers })
    const signed = await other.client().call(BillingService.SignLocalEvent, { paymentId, outcome: 'LOCAL_OUTCOME_PAID' })
    await expect(deliver(replicas[0], signed)).rejects.toMatchObject({ reason: 'BAD_SIGNATURE' })
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('does not exist when a payment provider is set', async () => {
    const withStripe = await createPaymentHarness()
    const replica = await withStripe.replica()
    const { paymentId: stripePaymentId } = await (await testCustomer(withStripe, replica)).buy('citizen-100')
    const notFound = { kind: 'not_found', reason: 'PAYMENT_NOT_FOUND' }
    const request = { paymentId: stripePaymentId }
    await expect(replica.client().call(BillingService.GetLocalCheckout, request)).rejects.toMatchObject(notFound)
    const signing = replica.client().call(BillingService.SignLocalEvent, { ...request, outcome: 'LOCAL_OUTCOME_PAID' })
    await expect(signing).rejects.toMatchObject(notFound)
    await withStripe.stop()
  })
})
