import { registry } from '@rostra/kit/metrics'
import { Counter, Histogram } from 'prom-client'

export const modelSeconds = new Histogram({
  name: 'model_seconds',
  help: 'Time of one call to a model until its end, by model (own: one that a member runs) and result (ok, aborted, or why it failed)',
  labelNames: ['model', 'result'],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300],
  registers: [registry],
})

export const skippedParts = new Counter({
  name: 'model_skipped_parts_total',
  help: 'Parts of answers that were left out because their type is unknown, by model',
  labelNames: ['model'],
  registers: [registry],
})
