import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { Ports } from '../domain/ports.ts'

const withdrawn = new Counter({
  name: 'rostra_zeitgeist_withdrawn_total',
  help: 'Entries that were withdrawn before they expired, by cause (person, persona)',
  labelNames: ['cause'],
  registers: [registry],
})

export const countWithdrawn: Ports['countWithdrawn'] = (cause, count) => withdrawn.inc({ cause }, count)
