import { DomainError } from '@rostra/kit/errors'
import type { SignLocalEventResponse__Output } from '@rostra/proto/gen/rostra/billing/v1/SignLocalEventResponse'

const timeoutMs = 10_000

/** Posts a signed event to this gateway's webhook, as a payment provider does. Throws PAYMENT_PROVIDER unless the webhook accepts it. */
export async function deliverWebhook(
  { payload, signature }: SignLocalEventResponse__Output,
  port: number,
  requestId: string,
): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/payments/webhook`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new DomainError('unavailable', 'PAYMENT_PROVIDER', `The webhook was answered with ${response.status}`)
}
