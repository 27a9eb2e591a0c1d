import type { Dispute, Payment, PaymentStatus } from './payment.ts'
import type { ProviderEvent } from './provider-event.ts'

const currency = 'usd'

/** Statuses from weakest to strongest. A payment keeps the strongest one, in any order of events: `paid` overrides `failed`. */
const statusOrder: readonly PaymentStatus[] = ['pending', 'expired', 'failed', 'paid', 'refunded']

/** Reports whether amount and currency of an event match the payment. An event that doesn't match must not be applied. */
export function hasExpectedMoney({ amount }: Payment, event: ProviderEvent): boolean {
  if (event.kind === 'paid') return event.currency === currency && event.amount === amount
  if (event.kind === 'refunded') return event.currency === currency && event.amount > 0
  return true
}

/** Reports whether an event of this kind can change credits. */
export const canChangeCredits = ({ kind }: ProviderEvent): boolean => kind !== 'failed' && kind !== 'expired'

/**
 * Returns the payment with an event applied, or null when the event changes nothing. Order and repetition don't matter: the same set of
 * events always leads to the same payment. Refunded amounts never decrease, and a won dispute stays won.
 */
export function applyEvent(payment: Payment, event: ProviderEvent): Payment | null {
  const refunded = event.kind === 'refunded' ? Math.max(payment.refunded, Math.min(event.amount, payment.amount)) : payment.refunded
  const next: Payment = {
    ...payment,
    intentId: payment.intentId || event.intentId,
    refunded,
    disputes: event.disputeId === '' ? payment.disputes : withDispute(payment, event),
    status: strongest(payment.status, statusOf(event, refunded >= payment.amount)),
  }
  const isChanged =
    next.status !== payment.status ||
    next.refunded !== payment.refunded ||
    next.intentId !== payment.intentId ||
    next.disputes !== payment.disputes
  return isChanged ? next : null
}

function statusOf({ kind }: ProviderEvent, isFullyRefunded: boolean): PaymentStatus {
  if (isFullyRefunded) return 'refunded'
  return kind === 'paid' || kind === 'failed' || kind === 'expired' ? kind : 'pending'
}

const strongest = (a: PaymentStatus, b: PaymentStatus): PaymentStatus => (statusOrder.indexOf(b) > statusOrder.indexOf(a) ? b : a)

/**
 * Adds or updates the dispute of an event. Returns the same array when nothing changes. A dispute in another currency counts for the whole
 * amount.
 */
function withDispute({ disputes, amount: paymentAmount }: Payment, event: ProviderEvent): readonly Dispute[] {
  const known = disputes.find(({ id }) => id === event.disputeId)
  const disputed = event.currency === currency ? Math.min(event.amount, paymentAmount) : paymentAmount
  const amount = Math.max(known?.amount ?? 0, disputed)
  const won = (known?.won ?? false) || event.kind === 'dispute-won'
  if (known && known.amount === amount && known.won === won) return disputes
  const others = disputes.filter((dispute) => dispute !== known)
  return [...others, { id: event.disputeId, amount, won }].sort((a, b) => (a.id < b.id ? -1 : 1))
}
