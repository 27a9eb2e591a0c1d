import { z } from 'zod'
import type { NewsKind, ProviderNews } from '../domain/payment-provider.ts'

/** An object by its id, or the object itself where it was expanded. */
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

/** A checkout session as news; null while it isn't paid, or isn't ours. */
export function sessionNews(object: unknown, kind: NewsKind): ProviderNews | null {
  const { client_reference_id, metadata, payment_intent: intentId, payment_status, amount_total, currency } = session.parse(object)
  const paymentId = metadata?.paymentId ?? client_reference_id ?? ''
  if (paymentId === '' || (kind === 'paid' && payment_status !== 'paid')) return null
  const money = kind === 'paid' ? { amount: amount_total ?? 0, currency: currency ?? '' } : { amount: 0, currency: '' }
  return { paymentId, intentId, kind, ...money, disputeId: '' }
}

/** What went back of a charge, in all; null when nothing did. Its metadata is a copy of what we gave its payment. */
export function refundNews(object: unknown): ProviderNews | null {
  const { metadata, payment_intent: intentId, amount_refunded: amount, currency } = charge.parse(object)
  return amount === 0 ? null : { paymentId: metadata?.paymentId ?? '', intentId, kind: 'refunded', amount, currency, disputeId: '' }
}

/** By what a dispute's status means for the money. A question of the buyer's bank (`warning_…`) hasn't moved any. */
const disputeKinds = new Map<string, NewsKind>([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['lost', 'disputed'],
  ['won', 'dispute-won'],
  ['prevented', 'dispute-won'],
])

/** A dispute says neither our id nor any metadata of ours: only whose payment it is about. */
function disputeNews(object: unknown): ProviderNews | null {
  const { id: disputeId, payment_intent: intentId, amount, currency, status } = dispute.parse(object)
  const kind = disputeKinds.get(status)
  return kind && intentId !== '' ? { paymentId: '', intentId, kind, amount, currency, disputeId } : null
}

const readers: Record<string, (object: unknown) => ProviderNews | null> = {
  'checkout.session.completed': (object) => sessionNews(object, 'paid'),
  'checkout.session.async_payment_succeeded': (object) => sessionNews(object, 'paid'),
  'checkout.session.async_payment_failed': (object) => sessionNews(object, 'failed'),
  'checkout.session.expired': (object) => sessionNews(object, 'expired'),
  'charge.refunded': refundNews,
  'charge.dispute.created': disputeNews,
  'charge.dispute.updated': disputeNews,
  'charge.dispute.closed': disputeNews,
}

/** What one of Stripe's events says; its type is 'other' when it doesn't concern us. Throws when it isn't shaped as Stripe's are. */
export function newsOf(type: string, object: unknown): { type: string; news: ProviderNews | null } {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  return read ? { type, news: read(object) } : { type: 'other', news: null }
}
