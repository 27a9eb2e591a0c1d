import { type LedgerInspector, openLedgerInspector } from './ledger-inspector.ts'
import { type ProductProcesses, type ProductProcessesOptions, startProductProcesses } from './product-processes.ts'
import { type StoppableBroker, startStoppableBroker } from './stoppable-broker.ts'

/** A product on its own broker whose processes a test may stop and kill, with an inspector of its stores. */
export interface FaultHarness {
  broker: StoppableBroker
  product: ProductProcesses
  inspector: LedgerInspector
  stop: () => Promise<void>
}

export async function startFaultHarness(options: Omit<ProductProcessesOptions, 'brokers'>): Promise<FaultHarness> {
  const broker = await startStoppableBroker()
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
