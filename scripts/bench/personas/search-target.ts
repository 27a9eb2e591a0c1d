import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '../../infra/servers/start-kafka.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { startProductProcesses } from '../../product/product-processes.ts'
import { startProductUnderLoad } from '../product-under-load.ts'

/** A running product whose persona searches are measured. */
export interface SearchTarget {
  url: string
  mongoUrl: string
  /** The name of the persona service's database. */
  database: string
  /** The processes that serve lists, whose CPU time is reported. */
  processes: { name: string; pid: number }[]
  stop: () => Promise<void>
}

const cacheGb = 1

/** Starts the whole product in one process, as on a laptop. */
export async function startInOneProcess(cacheGbOfMongo = cacheGb): Promise<SearchTarget> {
  const options = { providerUrl: 'http://127.0.0.1:1', model: 'none', cacheGb: cacheGbOfMongo }
  const { url, mongoUrl, pid, mongoPid, stop } = await startProductUnderLoad(options)
  const processes = [
    { name: 'product', pid },
    { name: 'MongoDB', pid: mongoPid },
  ]
  return { url, mongoUrl, database: 'rostra_persona', processes, stop }
}

/** Starts one process for each service, as on a cluster. */
export async function startInManyProcesses(): Promise<SearchTarget> {
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
  const processes = [...product.replicasOf('gateway'), ...product.replicasOf('persona')]
  return {
    url: product.urls[0] ?? '',
    mongoUrl: mongo.url,
    database: `rostra_persona${product.suffix}`,
    processes: [...processes, { name: 'MongoDB', pid: Number(await readFile(join(folder, 'mongo', 'pid'), 'utf8')) }],
    stop: async () => {
      await product.stop()
      await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
