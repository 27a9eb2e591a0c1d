import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import Stripe from 'stripe'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { type OutageHarness, stripe, webhookSecret } from './outage-harness.ts'

const deliveries = 50
const creditPackage = { id: 'citizen-500', price: 750, credits: 500 }

/** Delivers webhooks of the payment provider: many times, out of order, and forged. */
export function webhooks(harness: () => OutageHarness): void {
  const itIfAvailable = stripe ? it : it.skip
  const openCheckout = (member: MemberClient) =>
    member.call<{ paymentId: string }>('POST', '/api/payments/checkout', { packageId: creditPackage.id })
  const checkout = async (member: MemberClient) => (await openCheckout(member)).body.paymentId
  const eventOf = (type: string, object: object, livemode = false) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: 1,
      livemode,
      type,
      data: { object },
    })
  const paid = (paymentId: string, livemode = false) =>
    eventOf(
      'checkout.session.completed',
      {
        id: `cs_${paymentId}`,
        object: 'checkout.session',
        livemode,
        mode: 'payment',
        status: 'complete',
        payment_status: 'paid',
        amount_total: creditPackage.price,
        currency: 'usd',
        client_reference_id: paymentId,
        metadata: { paymentId },
        payment_intent: `pi_${paymentId}`,
      },
      livemode,
    )
  const refunded = (paymentId: string) =>
    eventOf('charge.refunded', {
      id: `ch_${paymentId}`,
      object: 'charge',
      livemode: false,
      amount: creditPackage.price,
      amount_refunded: creditPackage.price,
      refunded: true,
      currency: 'usd',
      payment_intent: `pi_${paymentId}`,
      metadata: { paymentId },
    })
  const signed = (payload: string, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1_000) } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const send = async (payload: string, signature: string, gateway = 0) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${harness().product.urls[gateway % harness().product.urls.length]}/api/payments/webhook`, {
      method: 'POST',
      headers,
      body: payload,
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const statusOf = async (member: MemberClient, paymentId: string) =>
    (await member.get<{ id: string; status: string }[]>('/api/payments')).find(({ id }) => id === paymentId)?.status
  const balance = (member: MemberClient) => harness().inspector.expectExact(member.id)

  itIfAvailable(
    `${deliveries} concurrent deliveries of one event grant once`,
    async () => {
      const member = await registerMember(harness().product.urls)
      const paymentId = await checkout(member)
      const payload = paid(paymentId)
      const answers = await Promise.all(Array.from({ length: deliveries }, (_, index) => send(payload, signed(payload), index)))
      expect(answers.filter(({ status, body }) => status !== 200 || body.received !== true)).toEqual([])
      expect(await balance(member)).toBe(100 + creditPackage.credits)
      expect(await statusOf(member, paymentId)).toBe('paid')
      process.stdout.write(
        `one webhook delivered ${deliveries} times at once: ${answers.length} answers 200, ${creditPackage.credits} credits granted once\n`,
      )
    },
    60_000,
  )

  itIfAvailable(
    'events out of order are applied: paid before the checkout call returns, and a refund before the payment',
    async () => {
      const member = await registerMember(harness().product.urls)
      await member.get('/api/user/status')
      // The payment is stored before the provider is called, so its webhook can arrive before the checkout call returns.
      const opening = openCheckout(member)
      const early = await eventually(async () => {
        const row = await harness().inspector.db('billing').collection('payments').findOne({ accountId: member.id })
        if (!row) throw new Error('no payment yet')
        return String(row._id)
      })
      const payload = paid(early)
      expect((await send(payload, signed(payload))).status).toBe(200)
      expect((await opening).status).toBe(200)
      expect([await statusOf(member, early), await balance(member)]).toEqual(['paid', 100 + creditPackage.credits])

      const returned = await checkout(member)
      for (const event of [refunded(returned), paid(returned), refunded(returned), paid(returned)])
        expect((await send(event, signed(event))).status).toBe(200)
      expect([await statusOf(member, returned), await balance(member)]).toEqual(['refunded', 100 + creditPackage.credits])
      process.stdout.write('out of order: paid before the checkout call returned, granted once; refunded before paid, granted nothing\n')
    },
    60_000,
  )

  itIfAvailable(
    'events with a wrong signature, an old timestamp or of another mode are refused and counted',
    async () => {
      const member = await registerMember(harness().product.urls)
      const paymentId = await checkout(member)
      const payload = paid(paymentId)
      const live = paid(paymentId, true)
      const forged: Record<string, [payload: string, signature: string]> = {
        'signed with another secret': [payload, signed(payload, { secret: 'whsec_of_another_endpoint' })],
        'signed for another body': [payload, signed(`${payload} `)],
        'ten minutes old': [payload, signed(payload, { timestamp: Math.floor(Date.now() / 1_000) - 600 })],
        'of another mode': [live, signed(live)],
        'without a signature': [payload, ''],
      }
      const refusedCount = async () => {
        const texts = await Promise.all(
          harness()
            .product.replicasOf('billing')
            .map((process) => process.metrics()),
        )
        const lines = texts.flatMap((text) => [...text.matchAll(/^rostra_billing_webhooks_total\{(.*)\} (\d+)$/gm)])
        return lines.filter(([, labels]) => labels?.includes('refused')).reduce((sum, [, , count]) => sum + Number(count), 0)
      }
      const before = await refusedCount()
      for (const [why, [body, signature]] of Object.entries(forged))
        expect({ why, ...(await send(body, signature)) }).toMatchObject({ why, status: 400, body: { reason: 'BAD_SIGNATURE' } })
      const counted = (await refusedCount()) - before
      expect([await statusOf(member, paymentId), await balance(member)]).toEqual(['pending', 100])
      process.stdout.write(`${Object.keys(forged).length} forged webhooks: each 400, ${counted} counted, nothing granted\n`)
      expect(counted).toBe(Object.keys(forged).length)
    },
    60_000,
  )
}
