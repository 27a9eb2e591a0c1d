export type ProviderEventKind = 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute-won'

/** An event of the payment provider about one of our payments. */
export interface ProviderEvent {
  /** Our payment id; empty when the provider names only its own. */
  paymentId: string
  /** The provider's id of the payment; empty when the event doesn't name it. */
  intentId: string
  kind: ProviderEventKind
  /** The amount paid, refunded in total, or disputed, in the currency's smallest unit. 0 when the event has none. */
  amount: number
  /** As 'usd'; empty when the event has none. */
  currency: string
  /** The provider's id of the dispute; empty for other kinds. */
  disputeId: string
}

/** Creates the event of a checkout that ended without a payment. */
export const checkoutEnded = (paymentId: string, kind: 'failed' | 'expired'): ProviderEvent => ({
  paymentId,
  intentId: '',
  kind,
  amount: 0,
  currency: '',
  disputeId: '',
})
