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
  /** Further servers that the product needs, stopped with it. */
  servers?: readonly { stop: () => Promise<void> }[]
}

/** Starts a broker, the product and an inspector. Leaves nothing running when one of them fails. */
export async function startFaultHarness({ security, servers = [], ...options }: FaultHarnessOptions): Promise<FaultHarness> {
  const stops: (() => Promise<void>)[] = servers.map(({ stop }) => stop)
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const broker = await startStoppableBroker(security)
    stops.push(broker.remove)
    // Hashes of the full cost have the lowest priority: beside other work on all cores a registration takes longer than its deadline.
    const settings = { PASSWORD_HASHING: 'light', ...options.settings }
    const product = await startProductProcesses({ ...options, settings, brokers: broker.address })
    stops.push(product.stop)
    const inspector = await openLedgerInspector(product.suffix, options.stores?.mongoUrl)
    stops.push(inspector.close)
    return { broker, product, inspector, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
