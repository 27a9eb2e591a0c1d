import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { id } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

/**
 * The time limit of the call: longer than billing's retries at the payment provider, so that billing's own refusal reaches the customer.
 */
const timeoutMs = 30_000

export const checkout = route({
  method: 'post',
  path: '/api/payments/checkout',
  summary: 'Buy a package',
  description: 'Returns the URL of the payment provider’s page. The credits are added after the payment.',
  membersOnly: true,
  body: z.object({ packageId: id }).meta({ id: 'CheckoutRequest' }),
  responses: { 200: z.object({ url: z.string().meta({ format: 'uri' }), paymentId: z.string() }).meta({ id: 'Checkout' }) },
  refusals: { 404: 'PACKAGE_NOT_FOUND', 429: 'RATE_LIMITED', 503: 'PAYMENT_PROVIDER, SERVICE_UNAVAILABLE' },
  handle: async ({ body, client, call }, { billing, limits }) => {
    await limits.use('checkout', limitKey(client))
    const { url, paymentId } = await billing.call(BillingService.CreateCheckout, body, { ...call, deadlineMs: timeoutMs })
    return { status: 200, body: { url, paymentId } }
  },
})
