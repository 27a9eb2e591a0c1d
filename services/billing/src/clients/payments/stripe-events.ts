import { z } from 'zod'
import type { ProviderEvent, ProviderEventKind } from '../../domain/payments/provider-event.ts'

/** A reference to an object: its id, or the object itself when expanded. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? '')
const metadata = z.object({ paymentId: z.string().optional() }).nullish()

const session = z.object({
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: reference,
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
})
const charge = z.object({ metadata, payment_intent: reference, amount_refunded: z.number().int(), currency: z.string() })
const dispute = z.object({ id: z.string(), payment_intent: reference, amount: z.number().int(), currency: z.string(), status: z.string() })

/** Converts a checkout session. Returns null when it names no payment of ours, or when `kind` is paid and the session isn't. */
export function sessionEvent(object: unknown, kind: ProviderEventKind): ProviderEvent | null {
  const { client_reference_id, metadata, payment_intent: intentId, payment_status, amount_total, currency } = session.parse(object)
  const paymentId = metadata?.paymentId ?? client_reference_id ?? ''
  if (paymentId === '' || (kind === 'paid' && payment_status !== 'paid')) return null
  const money = kind === 'paid' ? { amount: amount_total ?? 0, currency: currency ?? '' } : { amount: 0, currency: '' }
  return { paymentId, intentId, kind, ...money, disputeId: '' }
}

/** Converts a charge with refunds. Returns null when nothing was refunded. Stripe copies the metadata from the payment intent. */
export function refundEvent(object: unknown): ProviderEvent | null {
  const { metadata, payment_intent: intentId, amount_refunded: amount, currency } = charge.parse(object)
  return amount === 0 ? null : { paymentId: metadata?.paymentId ?? '', intentId, kind: 'refunded', amount, currency, disputeId: '' }
}

/** The event kind of each dispute status. Inquiries (`warning_…`) move no money and are ignored. */
const disputeKinds = new Map<string, ProviderEventKind>([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['lost', 'disputed'],
  ['won', 'dispute-won'],
  ['prevented', 'dispute-won'],
])

/** Converts a dispute, which has neither our payment id nor our metadata: it names the payment intent only. */
function disputeEvent(object: unknown): ProviderEvent | null {
  const { id: disputeId, payment_intent: intentId, amount, currency, status } = dispute.parse(object)
  const kind = disputeKinds.get(status)
  return kind && intentId !== '' ? { paymentId: '', intentId, kind, amount, currency, disputeId } : null
}

const converters = new Map<string, (object: unknown) => ProviderEvent | null>([
  ['checkout.session.completed', (object) => sessionEvent(object, 'paid')],
  ['checkout.session.async_payment_succeeded', (object) => sessionEvent(object, 'paid')],
  ['checkout.session.async_payment_failed', (object) => sessionEvent(object, 'failed')],
  ['checkout.session.expired', (object) => sessionEvent(object, 'expired')],
  ['charge.refunded', refundEvent],
  ['charge.dispute.created', disputeEvent],
  ['charge.dispute.updated', disputeEvent],
  ['charge.dispute.closed', disputeEvent],
])

/** Converts an event of Stripe's. Types that billing ignores become 'other', with a null event. Throws for an unexpected shape. */
export function fromStripeEvent(type: string, object: unknown): { type: string; event: ProviderEvent | null } {
  const convert = converters.get(type)
  return convert ? { type, event: convert(object) } : { type: 'other', event: null }
}
