import Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentProvider, WebhookReading, WebhookRefusal } from '../../domain/payments/payment-provider.ts'
import { fromStripeEvent } from './stripe-events.ts'

const maxAgeSeconds = 300

/**
 * What is read of an event. One that names no mode is of the mode of the secret that
 * signed it, and a type that billing ignores needs no data.
 */
const envelope = z.object({
  object: z.literal('event').optional(),
  type: z.string(),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.unknown() }).optional(),
})

/**
 * Creates the function that verifies and parses Stripe's webhooks. Refuses events of the other mode, so that test payments grant nothing in
 * live mode. `now` returns milliseconds since the epoch.
 */
export function webhookReader(secret: string, livemode: boolean, now: () => number = Date.now): PaymentProvider['readWebhook'] {
  return (payload, signature): WebhookReading => {
    const refused = checkSignature(payload, signature, secret, now())
    if (refused) return { refused }
    try {
      const event = envelope.parse(JSON.parse(payload.toString('utf8')))
      return (event.livemode ?? livemode) === livemode ? fromStripeEvent(event.type, event.data?.object) : { refused: 'mode' }
    } catch {
      return { refused: 'unreadable' }
    }
  }
}

/**
 * Checks the signature without and then with its age, so that forged and old webhooks are counted separately. Returns null when it is
 * valid.
 */
function checkSignature(payload: Buffer, header: string, secret: string, receivedAt: number): WebhookRefusal | null {
  if (!isValid(payload, header, secret, 0, receivedAt)) return 'signature'
  return isValid(payload, header, secret, maxAgeSeconds, receivedAt) ? null : 'age'
}

/** Runs Stripe's own signature check. A tolerance of 0 accepts every age. */
function isValid(payload: Buffer, header: string, secret: string, toleranceSeconds: number, receivedAt: number): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(payload, header, secret, toleranceSeconds, undefined, receivedAt) ?? false
  } catch {
    return false
  }
}
