import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const json = { 'content-type': 'application/json' }

describe('the local checkout, without a payment provider', () => {
  let harness: TestProduct
  let product: Product
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start()
  }, 60_000)
  afterAll(() => harness.end())

  /** Registers an account and returns a client with its session. */
  async function registerBuyer() {
    const username = `buyer-${randomUUID().slice(0, 8)}`
    const body = JSON.stringify({ username, email: `${username}@example.org`, password: 'Engine1843' })
    const registered = await fetch(`${product.url}/api/register`, { method: 'POST', headers: json, body })
    expect(await registered.json()).toMatchObject({ messageCredits: 100, role: 'citizen' })
    const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0])
    const headers = { ...json, cookie: cookie.join('; ') }
    const get = async (path: string) => (await fetch(`${product.url}${path}`, { headers })).json()
    const post = async (path: string, body: object) =>
      (await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    /** Opens a checkout and submits one outcome after the other on its page. */
    const buy = async (packageId: string, ...outcomes: string[]) => {
      const { url, paymentId } = (await post('/api/payments/checkout', { packageId })) as { url: string; paymentId: string }
      const page = `${product.url}${new URL(url).pathname}`
      const redirects: (string | null)[] = []
      for (const outcome of outcomes) {
        const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
        redirects.push(answer.headers.get('Location')?.split('?')[0] ?? null)
      }
      return { paymentId, redirects }
    }
    const entries = async () => {
      const ledger = (await get('/api/credits/ledger')) as { kind: string; amount: number; pocket: string; balanceAfter: number }[]
      return ledger.map(({ kind, amount, pocket, balanceAfter }) => [kind, amount, pocket, balanceAfter])
    }
    /** Waits for a status, which may be cached for a second. */
    const eventuallyHas = (status: object) => eventually(async () => expect(await get('/api/user/status')).toEqual(status), 10_000)
    return { get, post, buy, entries, eventuallyHas }
  }

  it('adds the paid credits once, and a message is paid from the free credits first', async () => {
    const { get, post, buy, entries, eventuallyHas } = await registerBuyer()
    const { paymentId, redirects } = await buy('citizen-100', 'paid', 'paid')
    expect(redirects).toEqual(['/payment-success', '/payment-success'])
    await eventuallyHas({ messageCredits: 200, role: 'citizen', freeCredits: 100, purchasedCredits: 100 })
    const bought = [
      ['purchase', 100, 'purchased', 200],
      ['monthly', 100, 'free', 100],
    ]
    expect(await entries()).toEqual(bought)
    expect(await get('/api/payments')).toEqual([
      expect.objectContaining({ id: paymentId, packageId: 'citizen-100', amount: 200, creditsPurchased: 100, status: 'paid' }),
    ])

    const [bot] = (await get('/api/bots/featured')) as { id: string }[]
    const { conversation } = (await post('/api/conversations', { botId: bot?.id })) as { conversation: { id: string } }
    await post('/api/messages', { conversationId: conversation.id, content: 'Where do I begin?', requestId: randomUUID() })
    await eventually(async () => expect(await entries()).toEqual([['exchange', -2, 'free', 198], ...bought]), 10_000)
    await eventuallyHas({ messageCredits: 198, role: 'citizen', freeCredits: 98, purchasedCredits: 100 })
  }, 60_000)

  it('adds no credits when it is declined or expired, and takes refunded credits back', async () => {
    const { get, buy, eventuallyHas } = await registerBuyer()
    const outcomes = [await buy('citizen-100', 'failed'), await buy('citizen-500', 'expired'), await buy('citizen-500', 'paid', 'refunded')]
    expect(outcomes.map(({ redirects }) => redirects)).toEqual([
      ['/payment-cancel'],
      ['/payment-cancel'],
      ['/payment-success', `/dev/checkout/${outcomes[2]?.paymentId}`],
    ])
    const payments = (await get('/api/payments')) as { status: string }[]
    expect(payments.map(({ status }) => status)).toEqual(['refunded', 'expired', 'failed'])
    await eventuallyHas({ messageCredits: 100, role: 'citizen', freeCredits: 100, purchasedCredits: 0 })
  }, 60_000)

  it('makes the buyer of the orator package an orator', async () => {
    const { buy, eventuallyHas } = await registerBuyer()
    await buy('orator-1000', 'paid')
    await eventuallyHas({ messageCredits: 1_100, role: 'orator', freeCredits: 100, purchasedCredits: 1_000 })
  }, 60_000)
})

describe('a start with invalid payment settings', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }
  it.each([
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'abc' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'stripe.example' }],
    ['STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET', { NODE_ENV: 'production', TRUSTED_NETWORK: 'true', SMTP_URL: 'smtp://localhost:25' }],
  ])('is refused with the name of %s', async (name, settings) => {
    const harness = await createTestProduct(settings)
    const refused = harness.start()
    for (const each of name.split(', ')) await expect(refused).rejects.toThrow(`${each}: `)
    await harness.end()
  })
})
