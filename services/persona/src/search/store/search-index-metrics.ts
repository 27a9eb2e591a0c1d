import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'

const current = new Gauge({
  name: 'rostra_persona_index_current',
  help: '1 while lists and searches come from the search index, 0 while they come from the database',
  registers: [registry],
})

/** Public personas in the search index. */
export const indexedPersonas = new Gauge({
  name: 'rostra_persona_listed',
  help: 'Public personas in the search index of this process',
  registers: [registry],
})

/** Reports where lists come from. */
export const servesFromIndex = (isCurrent: boolean): void => current.set(isCurrent ? 1 : 0)
