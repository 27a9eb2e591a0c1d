import type { Dispute, Payment, PaymentStatus } from './payment.ts'
import type { ProviderNews } from './payment-provider.ts'

const currency = 'usd'

/** What comes later in this order stands, whatever is heard first: money that has come is stronger than a checkout that ended without. */
const order: readonly PaymentStatus[] = ['pending', 'expired', 'failed', 'paid', 'refunded']

/** Is the money of this news what we asked for? What isn't must not be believed. */
export function isAsAsked({ amount }: Payment, news: ProviderNews): boolean {
  if (news.kind === 'paid') return news.currency === currency && news.amount === amount
  if (news.kind === 'refunded') return news.currency === currency && news.amount > 0
  return true
}

/** May this news give or take credits? */
export const movesMoney = ({ kind }: ProviderNews): boolean => kind !== 'failed' && kind !== 'expired'

/**
 * A payment with what was heard of it; null when that is nothing new. News may come in any order and any number of times: the same set of
 * them makes the same of a payment. Money that went back stays so, and a dispute that was won stays won.
 */
export function heard(payment: Payment, news: ProviderNews): Payment | null {
  const refunded = news.kind === 'refunded' ? Math.max(payment.refunded, Math.min(news.amount, payment.amount)) : payment.refunded
  const next: Payment = {
    ...payment,
    intentId: payment.intentId || news.intentId,
    refunded,
    disputes: news.disputeId === '' ? payment.disputes : withDispute(payment, news),
    status: later(payment.status, statusOf(news, refunded >= payment.amount)),
  }
  const isNew =
    next.status !== payment.status ||
    next.refunded !== payment.refunded ||
    next.intentId !== payment.intentId ||
    next.disputes !== payment.disputes
  return isNew ? next : null
}

function statusOf({ kind }: ProviderNews, isRefunded: boolean): PaymentStatus {
  if (isRefunded) return 'refunded'
  return kind === 'paid' || kind === 'failed' || kind === 'expired' ? kind : 'pending'
}

const later = (one: PaymentStatus, other: PaymentStatus): PaymentStatus => (order.indexOf(other) > order.indexOf(one) ? other : one)

/** The same list when the news says nothing new of it. A dispute in another currency is one of everything. */
function withDispute({ disputes, amount: whole }: Payment, news: ProviderNews): readonly Dispute[] {
  const known = disputes.find(({ id }) => id === news.disputeId)
  const told = news.currency === currency ? Math.min(news.amount, whole) : whole
  const amount = Math.max(known?.amount ?? 0, told)
  const won = (known?.won ?? false) || news.kind === 'dispute-won'
  if (known && known.amount === amount && known.won === won) return disputes
  return [...disputes.filter((one) => one !== known), { id: news.disputeId, amount, won }].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  )
}
