import type { Foundation } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { bindPorts } from '@rostra/kit/bind-ports'
import type { Ports as CorePorts } from '../core/domain/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { ingestMetrics } from './runtime/ingest-metrics.ts'
import { ingestExchanges } from './usecases/ingest-exchanges.ts'
import { selectExchanges } from './usecases/select-exchanges.ts'
import { storeMessages } from './usecases/store-messages.ts'

/** Creates the slice that stores the words of finished exchanges, as events of chat report them. */
export function createIngest({ bus, onStop }: Foundation, core: CorePorts, { deleteLateWrites }: Pick<Ports, 'deleteLateWrites'>): Slice {
  const ports: Ports = { ...core, deleteLateWrites, ingestMetrics, clock: processClock }
  const steps = { selectExchanges: bindPorts(selectExchanges, ports), storeMessages: bindPorts(storeMessages, ports) }
  const ingest = bindPorts(ingestExchanges, { ...ports, ...steps })
  return {
    rpcs: [],
    begin: async () => {
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      onStop(await bus.subscribe(onExchangeFinished(ingest, stopped.signal)))
    },
  }
}
