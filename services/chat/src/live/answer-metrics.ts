import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'

export const answers = new Counter({
  name: 'rostra_answers_total',
  help: 'Answers that have ended, by status (complete, stopped, failed)',
  labelNames: ['status'],
  registers: [registry],
})
