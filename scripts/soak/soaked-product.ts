import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usedHeapMb } from '../bench/measure/collect-garbage.ts'
import { cpuSeconds, residentMb } from '../bench/measure/processes.ts'
import { type ProductProcesses, startProductProcesses } from '../fault-harness/product-processes.ts'
import { freePort } from '../infra/ports.ts'
import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
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
  const folder = await mkdtemp(join(tmpdir(), 'rostra-soak-'))
  const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
  const [mongo, redis, kafka] = await Promise.all([
    startMongo({ ...at('mongo'), cacheGb: 1 }),
    startRedis(at('redis')),
    startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  ])
  const stopStores = async () => {
    await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  const inspectors = new Map<string, number>()
  const product = await startProductProcesses({
    ...{ brokers: kafka.url, stores: { mongoUrl: mongo.url, redisUrl: redis.url }, replicas: 1, answer },
    settings: { LOG_LEVEL: 'warn' },
    settingsOf: async (name) => {
      const port = await freePort()
      inspectors.set(name, port)
      return { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` }
    },
  }).catch(async (error) => {
    await stopStores()
    throw error
  })
  const storePids = await Promise.all(
    ['mongo', 'redis', 'kafka'].map(async (name) => [name, Number(await readFile(join(folder, name, 'pid'), 'utf8'))] as const),
  )
  const sumOf = (read: (pid: number) => number) => product.processes.reduce((sum, { pid }) => sum + read(pid), 0)
  return {
    product,
    cpu: () => sumOf(cpuSeconds),
    memory: async () => {
      const heaps = [...inspectors].map(async ([name, port]) => [name.replace(/-0$/, ''), await usedHeapMb(port)] as const)
      return { heapMb: Object.fromEntries(await Promise.all(heaps)), residentMb: sumOf(residentMb) }
    },
    storesMb: () => Object.fromEntries(storePids.map(([name, pid]) => [name, residentMb(pid)])),
    stop: async () => {
      await product.stop()
      await stopStores()
    },
  }
}
