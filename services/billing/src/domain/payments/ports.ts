import type { Payment } from './payment.ts'
import type { PaymentRule } from './payment-change.ts'
import type { ProviderEventKind } from './provider-event.ts'

/** The payments of a day that were paid. */
export interface RevenueDay {
  /** YYYY-MM-DD, UTC: when they were begun. */
  date: string
  payments: number
  /** US cents. */
  amount: number
  /** US cents of the amount that were refunded since. */
  refunded: number
}

/** Which payments are due for a check with the provider: of a status and an age, and not checked lately. */
export interface DueCheck {
  status: 'pending' | 'paid'
  createdAfter: Date
  createdBefore: Date
  checkedBefore: Date
}

export interface Payments {
  create: (payment: Omit<Payment, 'id'>) => Promise<Payment>
  findById: (id: string) => Promise<Payment | null>
  /** Finds a payment by the provider's id. */
  findByIntent: (intentId: string) => Promise<Payment | null>
  /** Returns a page of the payments of an account, or of every account for an empty id. The latest first. */
  list: (query: {
    accountId: string
    reversedOnly: boolean
    page: number
    limit: number
  }) => Promise<{ payments: Payment[]; total: number }>
  /** Returns the days of a period that have paid payments; kept for a minute. */
  revenue: (days: number) => Promise<readonly RevenueDay[]>
  /** Stores the checkout that the provider has opened. */
  setCheckout: (id: string, checkout: Pick<Payment, 'sessionId' | 'url'>) => Promise<void>
  /** Changes a payment and its account in one transaction. The rule may run several times. Returns null when nothing changed. */
  change: (id: string, rule: PaymentRule) => Promise<Payment | null>
  /**
   * Returns the oldest payment that is due for a check, and marks it as checked at `now`, so that no other replica gets it. Null for none.
   */
  claimDue: (due: DueCheck, now: Date) => Promise<Payment | null>
}

export interface Customers {
  /** Returns the caller's email address, for the provider's receipt. */
  emailOf: (callerToken: string, signal: AbortSignal) => Promise<string>
}

export interface PaymentMetrics {
  /** Counts a webhook by the provider's event type, or by the reason of its refusal. */
  webhook: (result: string) => void
  /** Counts a reconciled payment by the provider's answer, unless that was known. */
  reconciled: (kind: ProviderEventKind | 'open' | 'mismatch' | 'unreachable') => void
}
