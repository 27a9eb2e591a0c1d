import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'

export const noteMakingsTotal = new Counter({
  name: 'rostra_chat_note_makings_total',
  help: 'Exchanges that were read for notes, by outcome (stored, nothing, discarded, skipped, failed, dropped)',
  labelNames: ['outcome'],
  registers: [registry],
})
