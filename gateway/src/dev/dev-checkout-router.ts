import { readFileSync } from 'node:fs'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { LocalCheckout__Output } from '@rostra/proto/gen/rostra/billing/v1/LocalCheckout'
import express, { type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { requestIdOf } from '../http/observability/request-id.ts'
import { noStore } from '../http/security-headers.ts'
import type { Services } from '../ports.ts'
import { readInput } from '../routing/read-input.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { devCheckoutPage, noCheckoutPage, toLocalPath } from './dev-checkout-page.ts'

const css = readFileSync(new URL('./dev-checkout.css', import.meta.url), 'utf8')

const outcomes = {
  paid: 'LOCAL_OUTCOME_PAID',
  failed: 'LOCAL_OUTCOME_FAILED',
  expired: 'LOCAL_OUTCOME_EXPIRED',
  refunded: 'LOCAL_OUTCOME_REFUNDED',
} as const
const form = z.object({ outcome: z.enum(['paid', 'failed', 'expired', 'refunded']) })
type Outcome = z.infer<typeof form>['outcome']

type PaymentParams = { paymentId: string }
const path = '/dev/checkout/:paymentId'

/**
 * Serves `/dev/checkout/<payment id>`, the checkout page while no payment provider is set. The chosen outcome reaches the gateway's webhook
 * as a signed HTTP request, as a provider's would. For development only.
 */
export function devCheckoutRouter({ billing }: Pick<Services, 'billing'>, refuseCrossSite: RequestHandler): Router {
  const router = Router()
  router.use('/dev/checkout', noStore, (_request, response, next) => {
    response.locals.route = '/dev/checkout/{paymentId}'
    next()
  })
  router.get<PaymentParams>(path, async ({ params }, response) => {
    sendPage(response, await findCheckout(billing, params.paymentId, requestIdOf(response)))
  })
  const readForm = express.urlencoded({ extended: false, limit: '1kb' })
  router.post<PaymentParams>(path, refuseCrossSite as RequestHandler<PaymentParams>, readForm, async (request, response) => {
    const { outcome } = readInput(form, request.body ?? {})
    const { paymentId } = request.params
    const requestId = requestIdOf(response)
    const checkout = await findCheckout(billing, paymentId, requestId)
    if (!checkout) return sendPage(response, checkout)
    const webhook = await billing.call(BillingService.SignLocalEvent, { paymentId, outcome: outcomes[outcome] }, { requestId })
    await deliverWebhook(webhook, request.socket.localPort as number, requestId)
    response.redirect(303, nextPage(outcome, checkout, request.path))
  })
  router.get('/dev/checkout.css', (_request, response) => {
    response.locals.route = '/dev/checkout.css'
    response.set('Cache-Control', 'no-cache').type('css').send(css)
  })
  return router
}

/** Returns null for an unknown payment. */
async function findCheckout(billing: RpcClient, paymentId: string, requestId: string): Promise<LocalCheckout__Output | null> {
  try {
    return await billing.call(BillingService.GetLocalCheckout, { paymentId }, { requestId })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return null
    throw error
  }
}

function sendPage(response: Response, checkout: LocalCheckout__Output | null): void {
  response
    .status(checkout ? 200 : 404)
    .type('html')
    .send(checkout ? devCheckoutPage(checkout) : noCheckoutPage())
}

function nextPage(outcome: Outcome, { successUrl, cancelUrl }: LocalCheckout__Output, currentPath: string): string {
  if (outcome === 'refunded') return currentPath
  return toLocalPath(outcome === 'paid' ? successUrl : cancelUrl)
}
