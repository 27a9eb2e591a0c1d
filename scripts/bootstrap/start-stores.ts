import { join } from 'node:path'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import type { Server } from '../infra/servers/supervise.ts'
import { say, step } from './console.ts'
import type { DiskSpace } from './data-folder/disk-space.ts'
import { ExpectedError } from './expected-error.ts'
import { keepRunning } from './keep-running.ts'
import type { Lifetime } from './lifetime.ts'
import type { BootstrapSettings } from './settings.ts'

/** The interval between searches of MongoDB for expired documents, in seconds: its own default, since each search takes all indexes. */
const expireEverySeconds = 60
const startOwnMongo = (options: { dataDir: string }) => startMongo({ ...options, expireEverySeconds })

type StoreUrls = { MONGO_URL: string; REDIS_URL: string }

/**
 * Starts the stores that have no address in the settings, in the data folder. They stop with the lifetime. One that ends is started
 * again on its port, once the disk has space; the lifetime fails when it does not start or ends four times within a minute.
 */
export async function startStores(
  { dataDir, mongoUrl, redisUrl }: BootstrapSettings,
  { untilFree }: DiskSpace,
  life: Lifetime,
): Promise<StoreUrls> {
  const own = async (name: string, start: (options: { dataDir: string }) => Promise<Server>) => {
    const folder = join(dataDir, name === 'MongoDB' ? 'mongo' : 'redis')
    const { started, stop } = keepRunning({
      start: () => start({ dataDir: folder }),
      onEnd: () => say(`  ${name} ended and is started again`),
      onGiveUp: (reason) => life.fail(new ExpectedError(`${name} does not run: ${reason}\n${adviceOn(folder)}`)),
      untilStartable: untilFree,
    })
    life.onStop(stop)
    return (await step(name, () => started)).url
  }
  const [MONGO_URL, REDIS_URL] = await Promise.all([mongoUrl ?? own('MongoDB', startOwnMongo), redisUrl ?? own('Redis', startRedis)])
  return { MONGO_URL, REDIS_URL }
}

const adviceOn = (folder: string) =>
  `Its data and its log are in ${folder}. If the data is broken, restore it from a backup, or move the folder away to begin anew.`
