import { DomainError } from '@rostra/kit/errors'
import type { Payment } from './payment.ts'

export interface CheckoutRequest {
  payment: Payment
  /** The package's name and description. */
  name: string
  description: string
  email: string
}

export type NewsKind = 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute-won'

/** What a provider says about one payment of ours. */
export interface ProviderNews {
  /** Ours; empty where the provider says only its own. */
  paymentId: string
  /** The provider's payment; empty where it says nothing of it. */
  intentId: string
  kind: NewsKind
  /** What was paid, what went back in all, what is disputed, in the smallest unit of the currency. 0 where it says nothing. */
  amount: number
  /** As 'usd'; empty where it says nothing. */
  currency: string
  /** Which dispute; empty where it is about none. */
  disputeId: string
}

/** Why a webhook is none of the provider's: as counted, not as told. */
export type Refusal = 'signature' | 'age' | 'mode' | 'unreadable'

/** What a webhook says: refused, none of our business, or news. `type` is the provider's word for it, or 'other'. */
export type WebhookReading = { refused: Refusal } | { type: string; news: ProviderNews | null }

/** Whoever takes the money. */
export interface PaymentProvider {
  /** Opens a checkout, once per payment however often it is asked. Throws PAYMENT_PROVIDER. */
  openCheckout: (request: CheckoutRequest) => Promise<{ sessionId: string; url: string }>
  readWebhook: (payload: Buffer, signature: string) => WebhookReading
  /** Which of our payments the provider's is; empty when it is none. Throws PAYMENT_PROVIDER. */
  paymentOf: (intentId: string) => Promise<string>
  /** What has become of a checkout whose webhook may have been missed, in its order; nothing while it is open. Throws PAYMENT_PROVIDER. */
  askAbout: (payment: Payment) => Promise<ProviderNews[]>
}

/** The local stand-in's own side: webhooks as a provider signs them. */
export interface CheckoutPage {
  sign: (payment: Payment, kind: LocalKind) => { payload: Buffer; signature: string }
  successUrl: (payment: Payment) => string
  cancelUrl: string
}

export type LocalKind = 'paid' | 'failed' | 'expired' | 'refunded'

export const providerUnavailable = () =>
  new DomainError(
    'unavailable',
    'PAYMENT_PROVIDER',
    'The payment provider does not answer right now. Nothing was charged; please try again in a moment.',
  )

/** News of a checkout that ended without money. */
export const endedWithout = (paymentId: string, kind: 'failed' | 'expired'): ProviderNews => ({
  ...{ paymentId, intentId: '', kind, amount: 0, currency: '', disputeId: '' },
})

/** Where a provider's page leads to: it fills in the id of its session. */
export const successUrl = (publicUrl: string, paymentId: string): string =>
  `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment=${paymentId}`

export const cancelUrl = (publicUrl: string): string => `${publicUrl}/payment-cancel`
