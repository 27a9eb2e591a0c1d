import type { Log } from '@rostra/kit/log'
import Stripe from 'stripe'
import { type PaymentProvider, providerUnavailable } from '../../domain/payments/payment-provider.ts'
import { checkoutEnded } from '../../domain/payments/provider-event.ts'
import { cancelUrl, successUrl } from './return-urls.ts'
import { sessionEvents } from './stripe-session-events.ts'
import { webhookReader } from './stripe-webhooks.ts'

export interface StripeOptions {
  key: string
  webhookSecret: string
  /** The address of another server with Stripe's API. */
  apiBase?: string | undefined
  publicUrl: string
  log: Log
  timeoutMs?: number
}

/** The timeout of one attempt, in milliseconds. With at most two retries under the same idempotency key, a request takes about 30 s. */
const defaultTimeoutMs = 8_000
const maxRetries = 2

const liveKey = /^(sk|rk)_live_/

/** Creates the payment provider for Stripe Checkout. Customers enter their card on Stripe's page; no card data reaches this service. */
export function stripeProvider({ key, webhookSecret, apiBase, publicUrl, log, timeoutMs }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(key, {
    ...(apiBase && parseApiBase(apiBase)),
    timeout: timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
  })

  /** Converts Stripe's errors to PAYMENT_PROVIDER. Does not log their message, which may quote the request. */
  const request = async <T>(operation: string, response: Promise<T>): Promise<T> => {
    try {
      return await response
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { type, code, statusCode, requestId } = error
      log.warn({ operation, type, code, statusCode, requestId }, 'request to the payment provider failed')
      throw providerUnavailable()
    }
  }

  return {
    readWebhook: webhookReader(webhookSecret, liveKey.test(key)),
    openCheckout: async ({ payment, name, description, email }) => {
      const { id, amount } = payment
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name, description } } }],
        client_reference_id: id,
        metadata: { paymentId: id },
        payment_intent_data: { metadata: { paymentId: id } },
        customer_email: email,
        success_url: successUrl(publicUrl, id),
        cancel_url: cancelUrl(publicUrl),
        // Off: tax or another currency would change the amount, and the payment would be refused as a mismatch.
        automatic_tax: { enabled: false },
        adaptive_pricing: { enabled: false },
      }
      const session = await request('create checkout session', stripe.checkout.sessions.create(params, { idempotencyKey: id }))
      if (!session.url) throw providerUnavailable()
      return { sessionId: session.id, url: session.url }
    },
    findPaymentId: async (intentId) => {
      const intent = await request('retrieve payment intent', stripe.paymentIntents.retrieve(intentId).catch(nullIfMissing))
      return intent?.metadata.paymentId ?? ''
    },
    fetchEvents: async ({ id, sessionId }) => {
      const expand = { expand: ['payment_intent.latest_charge'] }
      const session = await request('retrieve checkout session', stripe.checkout.sessions.retrieve(sessionId, expand).catch(nullIfMissing))
      // A session of another API key is not found. It can no longer lead to a payment here.
      return session ? sessionEvents(session) : [checkoutEnded(id, 'expired')]
    },
  }
}

function parseApiBase(apiBase: string): { host: string; port: string; protocol: Stripe.HttpProtocol } {
  const { hostname, port, protocol } = new URL(apiBase)
  return protocol === 'http:'
    ? { host: hostname, port: port || '80', protocol: 'http' }
    : { host: hostname, port: port || '443', protocol: 'https' }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
  throw error
}
