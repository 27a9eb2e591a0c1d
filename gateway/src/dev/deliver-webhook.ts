import { DomainError } from '@rostra/kit/errors'
import type { SignLocalEventResponse__Output } from '@rostra/proto/gen/rostra/billing/v1/SignLocalEventResponse'

const withinMs = 10_000

/** Posts a signed event to this gateway's own webhook, as the payment provider does from outside. Throws when it isn't taken. */
export async function deliverWebhook(
  { payload, signature }: SignLocalEventResponse__Output,
  port: number,
  requestId: string,
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/payments/webhook`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(withinMs),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new DomainError('unavailable', 'PAYMENT_PROVIDER', `The webhook was answered with ${answer.status}`)
}
