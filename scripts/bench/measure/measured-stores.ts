import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '../../infra/servers/start-kafka.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'

/** Starts a MongoDB, a Redis and a Kafka of their own for a bench. `stop` ends them and removes their data. */
export async function startMeasuredStores() {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
  const [mongo, redis, kafka] = await Promise.all([
    startMongo(at('mongo')),
    startRedis(at('redis')),
    startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  ])
  const pidOf = async (name: string) => Number(await readFile(join(folder, name, 'pid'), 'utf8'))
  return {
    mongoUrl: mongo.url,
    /** Where a product's processes find the stores. */
    addresses: { brokers: kafka.url, stores: { mongoUrl: mongo.url, redisUrl: redis.url } },
    processes: [
      { name: 'MongoDB', pid: await pidOf('mongo') },
      { name: 'Redis', pid: await pidOf('redis') },
      { name: 'Kafka', pid: await pidOf('kafka') },
    ],
    stop: async () => {
      await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
