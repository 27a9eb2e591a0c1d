import type { Payment } from '../../../api/schemas.ts'

/** Milliseconds after which a pending payment counts as slow. */
export const slowAfter = 30_000

/** The state of a payment as shown to a member who returns from the checkout. */
export type PaymentState =
  | { kind: 'waiting' | 'slow' | 'paid' | 'failed' | 'expired' | 'refunded'; payment: Payment }
  | { kind: 'unknown'; payment: null }

/** Returns the payment with this id, or the newest one without an id; null when the account has none. */
export function findPayment(payments: readonly Payment[], paymentId: string | null): Payment | null {
  if (paymentId !== null) return payments.find(({ id }) => id === paymentId) ?? null
  return [...payments].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null
}

/** Returns the state of a payment after waiting for it for `waited` milliseconds. */
export function paymentStateOf(payment: Payment | null, waited: number): PaymentState {
  if (payment === null) return { kind: 'unknown', payment }
  if (payment.status === 'pending') return { kind: waited < slowAfter ? 'waiting' : 'slow', payment }
  return { kind: payment.status, payment }
}

/** Returns the milliseconds until the next poll, which grow with the time waited; false once the state is final. */
export function pollInterval(kind: PaymentState['kind'], waited: number): number | false {
  if (kind === 'slow') return waited < 5 * 60_000 ? 5_000 : 30_000
  return kind === 'waiting' ? 1_500 : false
}
