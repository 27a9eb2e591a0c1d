import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { PaymentMetrics } from '../domain/payments/ports.ts'

const webhooks = new Counter({
  name: 'rostra_billing_webhooks_total',
  help: "Webhooks of the payment provider, by event type ('other' for ignored ones), 'refused-<reason>', or 'mismatch' for an unexpected amount or currency",
  labelNames: ['result'],
  registers: [registry],
})

const reconciled = new Counter({
  name: 'rostra_billing_reconciled_total',
  help: "Payments checked with the provider, by its answer unless that was known (an event kind, 'open', 'mismatch' or 'unreachable')",
  labelNames: ['kind'],
  registers: [registry],
})

/** Counts payments with a bounded set of label values: event types that billing ignores are counted as 'other'. */
export const paymentMetrics: PaymentMetrics = {
  webhook: (result) => webhooks.inc({ result }),
  reconciled: (kind) => reconciled.inc({ kind }),
}
