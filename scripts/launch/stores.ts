import { join } from 'node:path'
import { startMongo } from '../infra/start-mongo.ts'
import { startRedis } from '../infra/start-redis.ts'
import type { Server } from '../infra/supervise.ts'
import { step } from './console.ts'
import type { Lifetime } from './lifetime.ts'
import { Refusal } from './refusal.ts'
import type { LaunchSettings } from './settings.ts'

type StoreUrls = { MONGO_URL: string; REDIS_URL: string }

/** Starts the stores that no setting points elsewhere, in the data folder; they stop with the lifetime, and it ends when one of them dies. */
export async function startStores({ dataDir, mongoUrl, redisUrl }: LaunchSettings, life: Lifetime): Promise<StoreUrls> {
  const own = async (name: string, folder: string, start: (options: { dataDir: string }) => Promise<Server>) => {
    const server = await step(name, () => start({ dataDir: join(dataDir, folder) }))
    life.onStop(server.stop)
    void server.gone.then(() => life.fail(new Refusal(`${name} stopped by itself; its log is in ${join(dataDir, folder)}`)))
    return server.url
  }
  const [MONGO_URL, REDIS_URL] = await Promise.all([
    mongoUrl ?? own('MongoDB', 'mongo', startMongo),
    redisUrl ?? own('Redis', 'redis', startRedis),
  ])
  return { MONGO_URL, REDIS_URL }
}
