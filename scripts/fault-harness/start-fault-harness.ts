import type { KafkaSecurity } from '../infra/servers/start-kafka.ts'
import { type ProductProcesses, type ProductProcessesOptions, startProductProcesses } from '../product/product-processes.ts'
import { type LedgerInspector, openLedgerInspector } from './ledger-inspector.ts'
import { type StoppableBroker, startStoppableBroker } from './stoppable-broker.ts'

/** A product on its own broker whose processes a test may stop and kill, with an inspector of its stores. */
export interface FaultHarness {
  broker: StoppableBroker
  product: ProductProcesses
  inspector: LedgerInspector
  stop: () => Promise<void>
}

interface FaultHarnessOptions extends Omit<ProductProcessesOptions, 'brokers'> {
  /** How the broker is reached; the processes need settings that fit. */
  security?: KafkaSecurity
}

export async function startFaultHarness({ security, ...options }: FaultHarnessOptions): Promise<FaultHarness> {
  const broker = await startStoppableBroker(security)
  const product = await startProductProcesses({ ...options, brokers: broker.address }).catch(async (error) => {
    await broker.remove()
    throw error
  })
  const inspector = await openLedgerInspector(product.suffix, options.stores?.mongoUrl)
  return {
    ...{ broker, product, inspector },
    stop: async () => {
      await inspector.close()
      await product.stop()
      await broker.remove()
    },
  }
}
