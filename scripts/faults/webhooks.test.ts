import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import Stripe from 'stripe'
import { startStripeMock } from '../infra/start-stripe-mock.ts'
import { ifObtainable } from '../launch/refusal.ts'
import { newPerson, type Person } from '../trials/person.ts'
import { startTrial, type Trial } from './trial.ts'

const webhookSecret = `whsec_${'faults'.repeat(5)}`
const times = 50
const bought = { id: 'citizen-500', price: 750, credits: 500 }

const provider = await ifObtainable(startStripeMock())
const describeIfThere = provider ? describe : describe.skip

describeIfThere('webhooks of the payment provider, over two replicas', () => {
  let trial: Trial
  beforeAll(async () => {
    const STRIPE_API_BASE = provider?.url ?? ''
    const settings = { STRIPE_SECRET_KEY: 'sk_test_faults', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE }
    trial = await startTrial({ answer: { tokens: 5, everyMs: 5 }, settings })
  }, 240_000)
  afterAll(async () => {
    await trial?.end()
    await provider?.stop()
  }, 60_000)

  const checkout = async (person: Person) => {
    const answer = await person.post('/api/payments/checkout', { packageId: bought.id })
    return ((await answer.json()) as { paymentId: string }).paymentId
  }
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
        ...{ id: `cs_${paymentId}`, object: 'checkout.session', livemode, mode: 'payment', status: 'complete', payment_status: 'paid' },
        ...{ amount_total: bought.price, currency: 'usd', client_reference_id: paymentId, metadata: { paymentId } },
        payment_intent: `pi_${paymentId}`,
      },
      livemode,
    )
  const refunded = (paymentId: string) =>
    eventOf('charge.refunded', {
      ...{ id: `ch_${paymentId}`, object: 'charge', livemode: false, amount: bought.price, amount_refunded: bought.price, refunded: true },
      ...{ currency: 'usd', payment_intent: `pi_${paymentId}`, metadata: { paymentId } },
    })
  const signed = (payload: string, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1_000) } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const send = async (payload: string, signature: string, gateway = 0) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${trial.product.urls[gateway % trial.product.urls.length]}/api/payments/webhook`, {
      method: 'POST',
      headers,
      body: payload,
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const statusOf = async (person: Person, paymentId: string) =>
    (await person.get<{ id: string; status: string }[]>('/api/payments')).find(({ id }) => id === paymentId)?.status
  const balance = async (person: Person) => (await trial.books.account(person.id)).pockets

  it(`the same one ${times} times at once grants once`, async () => {
    const person = await newPerson(trial.product.urls)
    const paymentId = await checkout(person)
    const payload = paid(paymentId)
    const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(payload, signed(payload), index)))
    expect(answers.filter(({ status, body }) => status !== 200 || body.received !== true)).toEqual([])
    expect(await balance(person)).toBe(100 + bought.credits)
    expect(await statusOf(person, paymentId)).toBe('paid')
    process.stdout.write(`one webhook ${times} times at once: ${answers.length} answers 200, ${bought.credits} credits granted once\n`)
  }, 60_000)

  it('out of order: paid before the checkout answers, and a refund before it was paid', async () => {
    const person = await newPerson(trial.product.urls)
    await person.get('/api/user/status')
    // The payment is stored before the provider is asked: its webhook can be here before the buyer hears of it.
    const opening = person.post('/api/payments/checkout', { packageId: bought.id })
    const early = await eventually(async () => {
      const row = await trial.books.db('billing').collection('payments').findOne({ accountId: person.id })
      if (!row) throw new Error('no payment yet')
      return String(row._id)
    })
    const payload = paid(early)
    expect((await send(payload, signed(payload))).status).toBe(200)
    expect((await opening).status).toBe(200)
    expect([await statusOf(person, early), await balance(person)]).toEqual(['paid', 100 + bought.credits])

    const returned = await checkout(person)
    for (const news of [refunded(returned), paid(returned), refunded(returned), paid(returned)])
      expect((await send(news, signed(news))).status).toBe(200)
    expect([await statusOf(person, returned), await balance(person)]).toEqual(['refunded', 100 + bought.credits])
    const account = await trial.books.account(person.id)
    expect(account.ledger).toBe(account.pockets)
    process.stdout.write('out of order: paid before the checkout answer granted once; refund before paid granted nothing\n')
  }, 60_000)

  it('with a wrong signature, an old timestamp or of another mode are refused and counted', async () => {
    const person = await newPerson(trial.product.urls)
    const paymentId = await checkout(person)
    const payload = paid(paymentId)
    const live = paid(paymentId, true)
    const forged: Record<string, [payload: string, signature: string]> = {
      'signed with another secret': [payload, signed(payload, { secret: 'whsec_somebody_elses' })],
      'signed for another body': [payload, signed(`${payload} `)],
      'ten minutes old': [payload, signed(payload, { timestamp: Math.floor(Date.now() / 1_000) - 600 })],
      'of another mode': [live, signed(live)],
      'without a signature': [payload, ''],
    }
    const refusedSoFar = async () => {
      const texts = await Promise.all(trial.product.billings.map((process) => process.metrics()))
      const lines = texts.flatMap((text) => [...text.matchAll(/^rostra_billing_webhooks_total\{(.*)\} (\d+)$/gm)])
      return lines.filter(([, labels]) => labels?.includes('refused')).reduce((sum, [, , count]) => sum + Number(count), 0)
    }
    const before = await refusedSoFar()
    for (const [why, [body, signature]] of Object.entries(forged))
      expect({ why, ...(await send(body, signature)) }).toMatchObject({ why, status: 400, body: { reason: 'BAD_SIGNATURE' } })
    const counted = (await refusedSoFar()) - before
    expect([await statusOf(person, paymentId), await balance(person)]).toEqual(['pending', 100])
    process.stdout.write(`${Object.keys(forged).length} forged webhooks: each 400, ${counted} counted, nothing granted\n`)
    expect(counted).toBe(Object.keys(forged).length)
  }, 60_000)
})
