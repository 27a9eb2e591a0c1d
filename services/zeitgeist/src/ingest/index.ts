import type { Foundation } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import type { Ports as CorePorts } from '../core/domain/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { ingestMetrics } from './runtime/ingest-metrics.ts'

/** Counts the words of finished exchanges. */
export function createIngest({ bus, onStop }: Foundation, core: CorePorts, { deleteLateWrites }: Pick<Ports, 'deleteLateWrites'>): Slice {
  const ports: Ports = { ...core, deleteLateWrites, ingestMetrics, clock: processClock }
  return {
    rpcs: [],
    begin: async () => {
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      onStop(await bus.subscribe(onExchangeFinished(ports, stopped.signal)))
    },
  }
}
