import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { rawBody } from '../../http/raw-body.ts'
import { route } from '../../http/route.ts'

export const paymentWebhook = route({
  method: 'post',
  path: '/api/payments/webhook',
  summary: 'For the payment provider: what has become of a payment',
  description:
    'The body as the provider signed it, at most 256 KiB, with the header `Stripe-Signature`. Repeats and unknown types are taken.',
  open: true,
  body: rawBody,
  answers: { 200: z.object({ received: z.literal(true) }) },
  refusals: { 400: 'BAD_SIGNATURE, BODY_TOO_LARGE' },
  handle: async ({ body, call, request }, { billing }) => {
    const signature = request.get('Stripe-Signature') ?? ''
    await billing.call(BillingService.ReceiveWebhook, { payload: body, signature }, call)
    return { status: 200, body: { received: true as const } }
  },
})
