import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { rawBody } from '../../routing/raw-body.ts'
import { route } from '../../routing/route.ts'

export const paymentWebhook = route({
  method: 'post',
  path: '/api/payments/webhook',
  summary: 'Receive an event of the payment provider',
  description:
    'The body is the signed bytes, at most 256 KiB, with the header `Stripe-Signature`. Repeated events and unknown types are accepted.',
  anonymous: true,
  body: rawBody,
  requestHeaders: z.object({ 'Stripe-Signature': z.string().optional().meta({ description: 'Needed: the signature of the body' }) }),
  responses: { 200: z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceipt' }) },
  refusals: { 400: 'BAD_SIGNATURE, BODY_TOO_LARGE' },
  handle: async ({ body, headers, call }, { billing }) => {
    const signature = headers['Stripe-Signature'] ?? ''
    await billing.call(BillingService.ReceiveWebhook, { payload: body, signature }, call)
    return { status: 200, body: { received: true as const } }
  },
})
