import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

const json = { 'content-type': 'application/json' }

describe('buying credits where no payment provider is set', () => {
  let world: TestProduct
  let product: Product
  beforeAll(async () => {
    world = await createTestProduct()
    product = await world.start()
  }, 60_000)
  afterAll(() => world.end())

  /** A new account, and what its owner does. */
  async function arrive() {
    const username = `buyer-${randomUUID().slice(0, 8)}`
    const body = JSON.stringify({ username, email: `${username}@example.org`, password: 'Engine1843' })
    const registered = await fetch(`${product.url}/api/register`, { method: 'POST', headers: json, body })
    expect(await registered.json()).toMatchObject({ messageCredits: 100, role: 'citizen' })
    const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0])
    const headers = { ...json, cookie: cookie.join('; ') }
    const get = async (path: string) => (await fetch(`${product.url}${path}`, { headers })).json()
    const post = async (path: string, given: object) =>
      (await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(given) })).json()
    /** Goes to the checkout and makes one choice on its page after the other. */
    const buy = async (packageId: string, ...outcomes: string[]) => {
      const { url, paymentId } = (await post('/api/payments/checkout', { packageId })) as { url: string; paymentId: string }
      const page = `${product.url}${new URL(url).pathname}`
      const led: (string | null)[] = []
      for (const outcome of outcomes) {
        const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
        led.push(answer.headers.get('Location')?.split('?')[0] ?? null)
      }
      return { paymentId, led }
    }
    const entries = async () => {
      const ledger = (await get('/api/credits/ledger')) as { kind: string; amount: number; pocket: string; balanceAfter: number }[]
      return ledger.map(({ kind, amount, pocket, balanceAfter }) => [kind, amount, pocket, balanceAfter])
    }
    /** What is shown may be a second old. */
    const eventuallyHas = (status: object) => eventually(async () => expect(await get('/api/user/status')).toEqual(status), 10_000)
    return { get, post, buy, entries, eventuallyHas }
  }

  it('brings what was paid for, once, and a message is paid from what the month gave first', async () => {
    const { get, post, buy, entries, eventuallyHas } = await arrive()
    const { paymentId, led } = await buy('citizen-100', 'paid', 'paid')
    expect(led).toEqual(['/payment-success', '/payment-success'])
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

  it('brings nothing when it is declined or left, and takes what was refunded back', async () => {
    const { get, buy, eventuallyHas } = await arrive()
    const outcomes = [await buy('citizen-100', 'failed'), await buy('citizen-500', 'expired'), await buy('citizen-500', 'paid', 'refunded')]
    expect(outcomes.map(({ led }) => led)).toEqual([
      ['/payment-cancel'],
      ['/payment-cancel'],
      ['/payment-success', `/dev/checkout/${outcomes[2]?.paymentId}`],
    ])
    const payments = (await get('/api/payments')) as { status: string }[]
    expect(payments.map(({ status }) => status)).toEqual(['refunded', 'expired', 'failed'])
    await eventuallyHas({ messageCredits: 100, role: 'citizen', freeCredits: 100, purchasedCredits: 0 })
  }, 60_000)

  it('makes an orator of who buys that package', async () => {
    const { buy, eventuallyHas } = await arrive()
    await buy('orator-1000', 'paid')
    await eventuallyHas({ messageCredits: 1_100, role: 'orator', freeCredits: 100, purchasedCredits: 1_000 })
  }, 60_000)
})

describe('a start whose payment settings are wrong', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }
  it.each([
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'abc' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'stripe.example' }],
    ['STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET', { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:25' }],
  ])('is refused by the name of %s', async (name, settings) => {
    const world = await createTestProduct(settings)
    await expect(world.start()).rejects.toThrow(name)
    await world.end()
  })
})
