import { join } from 'node:path'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import type { Server } from '../infra/servers/supervise.ts'
import { step } from './console.ts'
import { ExpectedError } from './expected-error.ts'
import type { Lifetime } from './lifetime.ts'
import type { BootstrapSettings } from './settings.ts'

type StoreUrls = { MONGO_URL: string; REDIS_URL: string }

/** Starts the stores that have no address in the settings, in the data folder. They stop with the lifetime, and it fails when one of them exits. */
export async function startStores({ dataDir, mongoUrl, redisUrl }: BootstrapSettings, life: Lifetime): Promise<StoreUrls> {
  const own = async (name: string, folder: string, start: (options: { dataDir: string }) => Promise<Server>) => {
    const server = await step(name, () => start({ dataDir: join(dataDir, folder) }))
    life.onStop(server.stop)
    void server.exited.then(() => life.fail(new ExpectedError(`${name} stopped by itself; its log is in ${join(dataDir, folder)}`)))
    return server.url
  }
  const [MONGO_URL, REDIS_URL] = await Promise.all([
    mongoUrl ?? own('MongoDB', 'mongo', startMongo),
    redisUrl ?? own('Redis', 'redis', startRedis),
  ])
  return { MONGO_URL, REDIS_URL }
}
