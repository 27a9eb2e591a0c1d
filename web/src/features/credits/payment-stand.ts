import type { Payment } from '../../api/payment.ts'

/** After this long, in milliseconds, a payment that is still pending is said to take its time. */
export const slowAfter = 30_000

/** Where somebody who comes back from the checkout stands. */
export type PaymentStand =
  | { stand: 'waiting' | 'slow' | 'paid' | 'failed' | 'expired' | 'refunded'; payment: Payment }
  | { stand: 'unknown'; payment: null }

/** The payment that is asked for, or the newest without one; null when the account has none such. */
export function findPayment(payments: readonly Payment[], wanted: string | null): Payment | null {
  if (wanted !== null) return payments.find(({ id }) => id === wanted) ?? null
  return [...payments].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null
}

/** What to tell of a payment after having waited for it for some time, in milliseconds. */
export function standOf(payment: Payment | null, waited: number): PaymentStand {
  if (payment === null) return { stand: 'unknown', payment }
  if (payment.status === 'pending') return { stand: waited < slowAfter ? 'waiting' : 'slow', payment }
  return { stand: payment.status, payment }
}

/** How long to wait until the next question, in milliseconds: often at first, seldom later; false when nothing more is to come. */
export function nextQuestion(stand: PaymentStand['stand'], waited: number): number | false {
  if (stand === 'slow') return waited < 5 * 60_000 ? 5_000 : 30_000
  return stand === 'waiting' ? 1_500 : false
}
