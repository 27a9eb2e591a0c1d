import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import type { Server } from '../infra/servers/supervise.ts'

/** Servers for one product alone. */
export interface OwnServers {
  stores: { mongoUrl: string; redisUrl: string }
  /** The broker's address; empty without one. */
  brokers: string
  mongo: Server
  redis: Server
  kafka: Server | undefined
  /** Stops the servers and removes their data. */
  stop: () => Promise<void>
}

interface OwnServersOptions {
  /** Part of the name of their folder. */
  name: string
  withKafka?: boolean
  /** MongoDB's cache in GB. */
  cacheGb?: number | undefined
}

/** Starts MongoDB, Redis and, if asked for, Kafka in a new folder. Leaves no process when one of them fails. */
export async function startOwnServers({ name, withKafka = false, cacheGb }: OwnServersOptions): Promise<OwnServers> {
  const folder = await storeFolder(name)
  const started: Server[] = []
  const keep = async <Kind extends Server>(server: Promise<Kind>): Promise<Kind> => {
    started.push(await server)
    return server
  }
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const [mongo, redis, kafka] = await Promise.allSettled([
    keep(startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true, cacheGb })),
    keep(startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true })),
    withKafka ? keep(startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true })) : undefined,
  ])
  if (mongo.status === 'rejected' || redis.status === 'rejected' || kafka.status === 'rejected') {
    await stop()
    throw [mongo, redis, kafka].find(({ status }) => status === 'rejected')
  }
  const stores = { mongoUrl: mongo.value.url, redisUrl: redis.value.url }
  return { stores, brokers: kafka.value?.url ?? '', mongo: mongo.value, redis: redis.value, kafka: kafka.value, stop }
}
