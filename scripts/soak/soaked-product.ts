import { usedHeapMb } from '../bench/measure/collect-garbage.ts'
import { cpuSeconds, residentMb } from '../bench/measure/processes.ts'
import { startOwnServers } from '../product/own-servers.ts'
import { type ProductProcesses, startProductProcesses } from '../product/product-processes.ts'
import { answer } from './visits.ts'

export interface SoakedProduct {
  product: ProductProcesses
  /** CPU seconds that all processes of the product have used. */
  cpu: () => number
  /** Collects garbage in every process of the product, and returns megabytes of heap by process and resident megabytes of all. */
  memory: () => Promise<{ heapMb: Record<string, number>; residentMb: number }>
  /** Resident megabytes of each store. */
  storesMb: () => Record<string, number>
  stop: () => Promise<void>
}

/** Starts real stores and one process for each service, as on a cluster. Leaves no process when it fails. */
export async function startSoakedProduct(): Promise<SoakedProduct> {
  const { stores, brokers, mongo, redis, kafka, stop: stopStores } = await startOwnServers({ name: 'soak', withKafka: true, cacheGb: 1 })
  const product = await startProductProcesses({
    ...{ brokers, stores, replicas: 1, answer },
    settings: { LOG_LEVEL: 'warn' },
    inspect: true,
  }).catch(async (error) => {
    await stopStores()
    throw error
  })
  const storePids = { mongo: mongo.pid, redis: redis.pid, kafka: kafka?.pid ?? 0 }
  const sumOf = (read: (pid: number) => number) => product.processes.reduce((sum, { pid }) => sum + read(pid), 0)
  return {
    product,
    cpu: () => sumOf(cpuSeconds),
    memory: async () => {
      const heaps = product.processes.map(
        async ({ name, inspectorPort = 0 }) => [name.replace(/-0$/, ''), await usedHeapMb(inspectorPort)] as const,
      )
      return { heapMb: Object.fromEntries(await Promise.all(heaps)), residentMb: sumOf(residentMb) }
    },
    storesMb: () => Object.fromEntries(Object.entries(storePids).map(([name, pid]) => [name, residentMb(pid)])),
    stop: async () => {
      await product.stop()
      await stopStores()
    },
  }
}
