import type { Payment } from './payment.ts'

export interface CheckoutRequest {
  payment: Payment
  /** The package's name and description. */
  name: string
  description: string
  email: string
}

/** What a provider says about one payment of ours. */
export interface ProviderNews {
  paymentId: string
  kind: 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute-won'
  /** US cents: what was paid, what went back in all, what is disputed. 0 where it says nothing. */
  amount: number
}

/** Whoever takes the money. */
export interface PaymentProvider {
  /** Opens a checkout, once per payment however often it is asked. Throws PAYMENT_PROVIDER. */
  openCheckout: (request: CheckoutRequest) => Promise<{ sessionId: string; url: string }>
  /** Reads a webhook. Null for what doesn't concern us. Throws BAD_SIGNATURE. */
  readWebhook: (payload: Buffer, signature: string) => ProviderNews | null
  /** What has become of a checkout whose webhook may have been missed; null while it is open. */
  askAbout: (payment: Payment) => Promise<ProviderNews | null>
}

/** The local stand-in's own side: webhooks as a provider signs them. */
export interface CheckoutPage {
  sign: (payment: Payment, kind: 'paid' | 'failed' | 'expired' | 'refunded') => { payload: Buffer; signature: string }
  successUrl: string
  cancelUrl: string
}
