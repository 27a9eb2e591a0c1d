import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createApiClient } from '../client/api-client.ts'
import { registerMember } from '../client/register-member.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

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
    const { get, post, startConversation } = await registerMember([product.url])
    expect(await get('/api/user')).toMatchObject({ messageCredits: 100, role: 'citizen' })
    const browser = createApiClient([product.url])
    /** Opens a checkout and submits one outcome after the other on its page. */
    const buy = async (packageId: string, ...outcomes: string[]) => {
      const { url, paymentId } = await post<{ url: string; paymentId: string }>('/api/payments/checkout', { packageId })
      const page = new URL(url).pathname
      const redirects: (string | null)[] = []
      for (const outcome of outcomes) {
        const { headers } = await browser.call('POST', page, new URLSearchParams({ outcome }))
        redirects.push(headers.get('Location')?.split('?')[0] ?? null)
      }
      return { paymentId, redirects }
    }
    const entries = async () => {
      const ledger = await get<{ kind: string; amount: number; pocket: string; balanceAfter: number }[]>('/api/credits/ledger')
      return ledger.map(({ kind, amount, pocket, balanceAfter }) => [kind, amount, pocket, balanceAfter])
    }
    /** Waits for a status, which may be cached for a second. */
    const eventuallyHas = (status: object) => eventually(async () => expect(await get('/api/user/status')).toEqual(status), 10_000)
    return { get, post, startConversation, buy, entries, eventuallyHas }
  }

  it('adds the paid credits once, and a message is paid from the free credits first', async () => {
    const { get, post, startConversation, buy, entries, eventuallyHas } = await registerBuyer()
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

    await post('/api/messages', { conversationId: await startConversation(), content: 'Where do I begin?', requestId: randomUUID() })
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
    const payments = await get<{ status: string }[]>('/api/payments')
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
  const production = { NODE_ENV: 'production', PASSWORD_HASHING: 'full', TRUSTED_NETWORK: 'true', SMTP_URL: 'smtp://localhost:25' }
  it.each([
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'abc' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'stripe.example' }],
    ['STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET', production],
  ])('is refused with the name of %s', async (name, settings) => {
    const harness = await createTestProduct(settings)
    const refused = harness.start()
    for (const each of name.split(', ')) await expect(refused).rejects.toThrow(`${each}: `)
    await harness.end()
  })
})
