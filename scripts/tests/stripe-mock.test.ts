import { afterAll, describe, expect, it } from '@jest/globals'
import { stripeProvider } from '@rostra/billing/clients/payments/stripe-provider'
import type { Payment } from '@rostra/billing/domain/payments/payment'
import { createLog } from '@rostra/kit/log'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { startStripeMock } from '../infra/servers/start-stripe-mock.ts'

const log = createLog('test', { level: 'silent' })

const payment: Payment = {
  id: '65f000000000000000000001',
  accountId: 'ada',
  packageId: 'citizen-500',
  amount: 750,
  credits: 500,
  role: 'citizen',
  status: 'pending',
  sessionId: '',
  url: '',
  intentId: '',
  refunded: 0,
  disputes: [],
  granted: false,
  reversalDue: 0,
  reversed: 0,
  createdAt: new Date(),
}
const request = { payment, name: 'Citizen 500', description: '500 message credits', email: 'ada@example.com' }

const server = await ifAvailable(startStripeMock())
const describeIfAvailable = server ? describe : describe.skip
afterAll(() => server?.stop())

describeIfAvailable("the Stripe client, against Stripe's own stripe-mock", () => {
  const keys = { key: 'sk_test_123', webhookSecret: 'whsec_of_the_tests' }
  const provider = stripeProvider({ ...keys, apiBase: server?.url ?? '', publicUrl: 'http://localhost:3000', log })

  it('opens a checkout', async () => {
    const { sessionId, url } = await provider.openCheckout(request)
    expect(sessionId).toMatch(/^cs_/)
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  })

  it('rejects a malformed request, which shows that stripe-mock validates requests', async () => {
    const halfCents = { ...request, payment: { ...payment, amount: 7.5 } }
    await expect(provider.openCheckout(halfCents)).rejects.toMatchObject({ reason: 'PAYMENT_PROVIDER' })
  })

  it('retrieves a checkout and the payment of a payment intent', async () => {
    const { sessionId } = await provider.openCheckout(request)
    await expect(provider.fetchEvents({ ...payment, sessionId })).resolves.toEqual([])
    await expect(provider.findPaymentId('pi_123')).resolves.toBe('')
  })
})
