import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { PaymentCounts } from '../domain/payment-ports.ts'

const webhooks = new Counter({
  name: 'rostra_billing_webhooks_total',
  help: "Webhooks of the payment provider, by the event's type (other for those that don't concern us), refused-<why>, or mismatch for money that isn't what was asked for",
  labelNames: ['result'],
  registers: [registry],
})

const reconciled = new Counter({
  name: 'rostra_billing_reconciled_total',
  help: 'Pending payments that the provider was asked about, by what it said (a kind of news, open, mismatch, unreachable)',
  labelNames: ['kind'],
  registers: [registry],
})

/** Both have few values only: what a provider may call its events isn't among them. */
export const paymentCounts: PaymentCounts = {
  webhook: (result) => webhooks.inc({ result }),
  reconciled: (kind) => reconciled.inc({ kind }),
}
