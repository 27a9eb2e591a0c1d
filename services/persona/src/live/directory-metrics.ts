import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'

/** How much this process holds to list and search in: some 0.7 kB each. */
export const listedPersonas = new Gauge({
  name: 'rostra_persona_listed',
  help: 'Public personas that this process lists and searches in',
  registers: [registry],
})
