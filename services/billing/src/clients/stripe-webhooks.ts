import Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentProvider, Refusal, WebhookReading } from '../domain/payment-provider.ts'
import { newsOf } from './stripe-events.ts'

const toleranceSeconds = 300

const event = z.object({ object: z.literal('event'), type: z.string(), livemode: z.boolean(), data: z.object({ object: z.unknown() }) })

/**
 * Reads webhooks that are signed with a secret. One of the other mode is refused: test money buys nothing where money is real. `now` in
 * milliseconds.
 */
export function webhookReader(secret: string, livemode: boolean, now: () => number = Date.now): PaymentProvider['readWebhook'] {
  return (payload, signature): WebhookReading => {
    const refused = signatureProblem(payload, signature, secret, now())
    if (refused) return { refused }
    try {
      const { type, livemode: mode, data } = event.parse(JSON.parse(payload.toString('utf8')))
      return mode === livemode ? newsOf(type, data.object) : { refused: 'mode' }
    } catch {
      return { refused: 'unreadable' }
    }
  }
}

/** Stripe's own check, once without the age: an old webhook and a forged one are counted apart. Null when there is none. */
function signatureProblem(payload: Buffer, header: string, secret: string, receivedAt: number): Refusal | null {
  if (!passes(payload, header, secret, 0, receivedAt)) return 'signature'
  return passes(payload, header, secret, toleranceSeconds, receivedAt) ? null : 'age'
}

function passes(payload: Buffer, header: string, secret: string, tolerance: number, receivedAt: number): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(payload, header, secret, tolerance, undefined, receivedAt) ?? false
  } catch {
    return false
  }
}
