import type { Log } from '@rostra/kit/log'
import Stripe from 'stripe'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { cancelUrl, endedWithout, providerUnavailable, successUrl } from '../domain/payment-provider.ts'
import { checkoutNews } from './stripe-checkout-news.ts'
import { webhookReader } from './stripe-webhooks.ts'

export interface StripeOptions {
  key: string
  webhookSecret: string
  /** Another server that speaks Stripe's API. */
  apiBase?: string | undefined
  publicUrl: string
  log: Log
  timeoutMs?: number
}

/** One try may take so long, and is repeated at most twice with the same idempotency key: half a minute in all. */
const defaultTimeoutMs = 8_000
const mostRetries = 2

const liveKey = /^(sk|rk)_live_/

/** Stripe, by its Checkout: the card is entered on its page and never seen here. */
export function stripeProvider({ key, webhookSecret, apiBase, publicUrl, log, timeoutMs }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(key, {
    ...(apiBase && addressOf(apiBase)),
    ...{ timeout: timeoutMs ?? defaultTimeoutMs, maxNetworkRetries: mostRetries, telemetry: false },
  })

  /** The text of an error stays out of the log, it could repeat what was sent. */
  const ask = async <T>(what: string, answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { type, code, statusCode, requestId } = error
      log.warn({ what, type, code, statusCode, requestId }, 'the payment provider did not do what it was asked')
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
        automatic_tax: { enabled: false },
        // What is paid must be what was asked for, in the same currency.
        adaptive_pricing: { enabled: false },
      }
      const session = await ask('checkout', stripe.checkout.sessions.create(params, { idempotencyKey: id }))
      if (!session.url) throw providerUnavailable()
      return { sessionId: session.id, url: session.url }
    },
    paymentOf: async (intentId) => {
      const intent = await ask('payment intent', stripe.paymentIntents.retrieve(intentId).catch(nullIfMissing))
      return intent?.metadata.paymentId ?? ''
    },
    askAbout: async ({ id, sessionId }) => {
      const expand = { expand: ['payment_intent.latest_charge'] }
      const session = await ask('checkout session', stripe.checkout.sessions.retrieve(sessionId, expand).catch(nullIfMissing))
      // A session that only another key knows: nobody can pay there for this one.
      return session ? checkoutNews(session) : [endedWithout(id, 'expired')]
    },
  }
}

function addressOf(apiBase: string): { host: string; port: string; protocol: Stripe.HttpProtocol } {
  const { hostname, port, protocol } = new URL(apiBase)
  return protocol === 'http:'
    ? { host: hostname, port: port || '80', protocol: 'http' }
    : { host: hostname, port: port || '443', protocol: 'https' }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
  throw error
}
