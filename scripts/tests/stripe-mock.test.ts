import { afterAll, describe, expect, it } from '@jest/globals'
import { stripeProvider } from '@rostra/billing/clients/stripe-provider'
import type { Payment } from '@rostra/billing/domain/payment'
import { createLog } from '@rostra/kit/log'
import { startStripeMock } from '../infra/start-stripe-mock.ts'
import { ifObtainable } from '../launch/refusal.ts'

const log = createLog('test', { level: 'silent' })

const payment: Payment = {
  ...{ id: '65f000000000000000000001', accountId: 'ada', packageId: 'citizen-500', amount: 750, credits: 500, role: 'citizen' },
  ...{ status: 'pending', sessionId: '', url: '', intentId: '', refunded: 0, disputes: [], granted: false, due: 0, takenBack: 0 },
  createdAt: new Date(),
}
const request = { payment, name: 'Citizen 500', description: '500 message credits', email: 'ada@example.com' }

const server = await ifObtainable(startStripeMock())
const describeIfThere = server ? describe : describe.skip
afterAll(() => server?.stop())

describeIfThere("what we ask of Stripe, before Stripe's own stripe-mock", () => {
  const keys = { key: 'sk_test_123', webhookSecret: 'whsec_of_the_tests' }
  const provider = stripeProvider({ ...keys, apiBase: server?.url ?? '', publicUrl: 'http://localhost:3000', log })

  it('opens a checkout', async () => {
    const { sessionId, url } = await provider.openCheckout(request)
    expect(sessionId).toMatch(/^cs_/)
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  })

  it('is refused when what we ask is not shaped as it should be, so that the test above says something', async () => {
    const halfCents = { ...request, payment: { ...payment, amount: 7.5 } }
    await expect(provider.openCheckout(halfCents)).rejects.toMatchObject({ reason: 'PAYMENT_PROVIDER' })
  })

  it('asks about a checkout and about whose a payment is', async () => {
    const { sessionId } = await provider.openCheckout(request)
    await expect(provider.askAbout({ ...payment, sessionId })).resolves.toEqual([])
    await expect(provider.paymentOf('pi_123')).resolves.toBe('')
  })
})
