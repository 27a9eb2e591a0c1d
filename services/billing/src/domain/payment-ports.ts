import type { Account } from './account.ts'
import type { Payment } from './payment.ts'
import type { NewsKind } from './payment-provider.ts'
import type { Change } from './ports.ts'

/** What becomes of a payment, and of its account with it; a change of null leaves the account alone. */
export interface PaymentChange {
  payment: Payment
  change: Change | null
}

/**
 * What a payment becomes; null when there is nothing to do. It sees the account as it is at that moment, null when its owner has left, and
 * the account's other payments that bought a role and are paid.
 */
export type PaymentRule = (payment: Payment, account: Account | null, others: readonly Payment[]) => PaymentChange | null

export interface Payments {
  add: (payment: Omit<Payment, 'id'>) => Promise<Payment>
  byId: (id: string) => Promise<Payment | null>
  /** By what the provider calls it. */
  byIntent: (intentId: string) => Promise<Payment | null>
  /** At most 200, the latest first. */
  listOf: (accountId: string) => Promise<Payment[]>
  /** Notes the checkout that the provider has opened. */
  opened: (id: string, checkout: Pick<Payment, 'sessionId' | 'url'>) => Promise<void>
  /** Changes a payment and its account together or not at all. The rule may run several times. Null when there was nothing to do. */
  change: (id: string, rule: PaymentRule) => Promise<Payment | null>
  /**
   * One that is pending since before some time and that nobody has asked the provider about since `askedBefore`; it is noted as asked about,
   * so that no other replica takes it. Null when there is none.
   */
  takeOverdue: (times: { createdBefore: Date; askedBefore: Date; now: Date }) => Promise<Payment | null>
}

/** Counts what was heard of payments. */
export interface PaymentCounts {
  /** By the provider's word for it, or why it was refused or not believed. */
  webhook: (result: string) => void
  reconciled: (kind: NewsKind | 'open' | 'mismatch' | 'unreachable') => void
}
