import { DomainError } from '@rostra/kit/errors'
import type { Payment } from './payment.ts'
import type { ProviderEvent } from './provider-event.ts'

export interface CheckoutRequest {
  payment: Payment
  /** Of the package. */
  name: string
  /** Of the package. */
  description: string
  email: string
}

/** The reason why a webhook is refused. Counted in a metric, never sent to the caller. */
export type WebhookRefusal = 'signature' | 'age' | 'mode' | 'unreadable'

/**
 * A refused webhook, or its event. `type` is the provider's name of the event; it is 'other', with a null event, when billing ignores it.
 */
export type WebhookReading = { refused: WebhookRefusal } | { type: string; event: ProviderEvent | null }

export interface PaymentProvider {
  /** Opens a checkout. Idempotent per payment. Throws PAYMENT_PROVIDER. */
  openCheckout: (request: CheckoutRequest) => Promise<{ sessionId: string; url: string }>
  /** Verifies and parses a webhook. */
  readWebhook: (payload: Buffer, signature: string) => WebhookReading
  /** Returns our payment id of a provider's payment; empty when it isn't ours. Throws PAYMENT_PROVIDER. */
  findPaymentId: (intentId: string) => Promise<string>
  /** Returns the events of a checkout in order; empty while it is open. Throws PAYMENT_PROVIDER. */
  fetchEvents: (payment: Payment) => Promise<ProviderEvent[]>
}

/** The outcomes that a developer can choose on the local checkout page. */
export const localOutcomes = ['paid', 'failed', 'expired', 'refunded'] as const
export type LocalOutcome = (typeof localOutcomes)[number]

/** The local replacement of a provider's checkout page. */
export interface LocalCheckout {
  /** Creates a webhook signed like the provider's. */
  sign: (payment: Payment, outcome: LocalOutcome) => { payload: Buffer; signature: string }
  successUrl: (payment: Payment) => string
  cancelUrl: string
}

export const providerUnavailable = () =>
  new DomainError(
    'unavailable',
    'PAYMENT_PROVIDER',
    'The payment provider does not answer right now. Nothing was charged; please try again in a moment.',
  )
