import { Redis } from 'ioredis'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'

export type { Redis }

export interface RedisOptions {
  /** The prefix of every key of the connection, except in Lua's ARGV. */
  keyPrefix: string
  log: Log
}

/** Connects to Redis and resolves once it answers. An outage is logged once when it begins and once when it ends. */
export async function connectRedis(url: string, { keyPrefix, log }: RedisOptions): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix,
    lazyConnect: true,
    maxRetriesPerRequest: 3,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  })
  const outage = logEpisodes(log, { began: 'Redis does not answer', ended: 'Redis answers again' })
  // Without a listener an outage would end the process.
  redis.on('error', outage.failed)
  redis.on('ready', outage.recovered)
  await redis.connect()
  return redis
}
