import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '../infra/start-kafka.ts'
import { startMongo } from '../infra/start-mongo.ts'
import { startRedis } from '../infra/start-redis.ts'
import { startProductProcesses } from '../trials/product-processes.ts'
import { startProductUnderLoad } from './product-under-load.ts'

export interface ProductToSearch {
  url: string
  mongoUrl: string
  /** Where the persona service keeps its own. */
  database: string
  /** The processes that have a part in lists. */
  parts: { name: string; pid: number }[]
  stop: () => Promise<void>
}

const cacheGb = 1

/** The whole product in one process, as on a laptop. */
export async function inOneProcess(): Promise<ProductToSearch> {
  const { url, mongoUrl, pid, mongoPid, stop } = await startProductUnderLoad({ providerUrl: 'http://127.0.0.1:1', model: 'none', cacheGb })
  const parts = [
    { name: 'product', pid },
    { name: 'MongoDB', pid: mongoPid },
  ]
  return { url, mongoUrl, database: 'rostra_persona', parts, stop }
}

/** A process for each service, as on a cluster. */
export async function inManyProcesses(): Promise<ProductToSearch> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
  const [mongo, redis, kafka] = await Promise.all([
    startMongo({ ...at('mongo'), cacheGb }),
    startRedis(at('redis')),
    startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  ])
  const product = await startProductProcesses({
    ...{ brokers: kafka.url, stores: { mongoUrl: mongo.url, redisUrl: redis.url }, replicas: 1, answer: { tokens: 1, everyMs: 1 } },
    settings: { LOG_LEVEL: 'warn' },
  })
  const parts = product.processes.filter(({ name }) => ['gateway-0', 'persona'].includes(name))
  return {
    url: product.urls[0] ?? '',
    mongoUrl: mongo.url,
    database: `rostra_persona${product.suffix}`,
    parts: [...parts, { name: 'MongoDB', pid: Number(await readFile(join(folder, 'mongo', 'pid'), 'utf8')) }],
    stop: async () => {
      await product.stop()
      await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
