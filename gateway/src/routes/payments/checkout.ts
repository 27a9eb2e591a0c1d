import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { id } from '../../json/inputs.ts'

/** Longer than billing asks the payment provider, again and again, so that its own refusal is what the buyer hears. */
const openWithinMs = 30_000

export const checkout = route({
  method: 'post',
  path: '/api/payments/checkout',
  summary: 'Buy a package',
  description: 'Gives the address of the payment provider’s page, where the buyer is to be sent. What is bought is there once it is paid.',
  membersOnly: true,
  body: z.object({ packageId: id }),
  answers: { 200: z.object({ url: z.string(), paymentId: z.string() }) },
  refusals: { 404: 'PACKAGE_NOT_FOUND', 429: 'RATE_LIMITED', 503: 'PAYMENT_PROVIDER, SERVICE_UNAVAILABLE' },
  handle: async ({ body, visitor, call }, { billing, limits }) => {
    await limits.use('checkout', limitKey(visitor))
    const { url, paymentId } = await billing.call(BillingService.CreateCheckout, body, { ...call, deadlineMs: openWithinMs })
    return { status: 200, body: { url, paymentId } }
  },
})
