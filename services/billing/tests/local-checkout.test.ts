import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, type Replica } from './billing-world.ts'
import { type Buyer, buyer, createPaymentDesk, deliver } from './payment-desk.ts'

let world: BillingWorld
let replicas: [Replica, Replica]
let ada: Buyer
let paymentId: string

const buyers = { emailOf: async () => 'ada@example.com' }

beforeEach(async () => {
  world = await createBillingWorld()
  replicas = [await world.replica({}, { buyers }), await world.replica({}, { buyers })]
  ada = await buyer(world, replicas[0])
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => world?.end())

type Outcome = 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'

/** What the page's button does: one replica signs, the other one reads. */
async function click(outcome: Outcome) {
  const request = { paymentId, outcome: `LOCAL_OUTCOME_${outcome}` } as const
  await deliver(replicas[1], await replicas[0].client().call(BillingService.SignLocalEvent, request))
}

describe('the local checkout', () => {
  it('is a page of ours', async () => {
    expect((await ada.buy('orator-1000')).url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\/[0-9a-f]{24}$/)
    const shown = await replicas[1].client().call(BillingService.GetLocalCheckout, { paymentId })
    expect(shown).toMatchObject({
      payment: { id: paymentId, packageId: 'citizen-500', amount: 750, credits: 500, status: 'PAYMENT_STATUS_PENDING' },
      name: 'Citizen 500',
      successUrl: `http://localhost:3000/payment-success?session_id=cs_local_${paymentId}&payment=${paymentId}`,
      cancelUrl: 'http://localhost:3000/payment-cancel',
    })
  })

  it('changes nothing by signing alone', async () => {
    await replicas[0].client().call(BillingService.SignLocalEvent, { paymentId, outcome: 'LOCAL_OUTCOME_PAID' })
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('pays by the webhook that it signs, and refunds', async () => {
    await click('PAID')
    await click('PAID')
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([['purchase', 500]])
    await click('REFUNDED')
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it.each([
    ['FAILED', 'failed'],
    ['EXPIRED', 'expired'],
  ] as const)('ends %s', async (outcome, status) => {
    await click(outcome)
    expect(await ada.statuses()).toEqual([status])
    expect(await ada.booked()).toEqual([])
  })

  it('knows only payments that there are, and only ends that there are', async () => {
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

  it('does not trust a signature of another product', async () => {
    const other = await world.replica({ SERVICE_SECRET: 'y'.repeat(32) }, { buyers })
    const signed = await other.client().call(BillingService.SignLocalEvent, { paymentId, outcome: 'LOCAL_OUTCOME_PAID' })
    await expect(deliver(replicas[0], signed)).rejects.toMatchObject({ reason: 'BAD_SIGNATURE' })
    expect(await ada.statuses()).toEqual(['pending'])
  })

  it('is not there where a provider is set', async () => {
    const desk = await createPaymentDesk()
    const replica = await desk.replica()
    const { paymentId: paymentThere } = await (await buyer(desk.world, replica)).buy('citizen-100')
    const notFound = { kind: 'not_found', reason: 'PAYMENT_NOT_FOUND' }
    const request = { paymentId: paymentThere }
    await expect(replica.client().call(BillingService.GetLocalCheckout, request)).rejects.toMatchObject(notFound)
    const signing = replica.client().call(BillingService.SignLocalEvent, { ...request, outcome: 'LOCAL_OUTCOME_PAID' })
    await expect(signing).rejects.toMatchObject(notFound)
    await desk.end()
  })
})
