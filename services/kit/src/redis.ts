import { Redis } from 'ioredis'

export type { Redis }

/** Connects to Redis; resolves once it answers. Keys of a connection start with `prefix`, except in Lua's ARGV. */
export async function connectRedis(url: string, prefix: string): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    lazyConnect: true,
    maxRetriesPerRequest: 3,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  })
  // Without a listener an outage would end the process; commands still reject, and readiness shows it.
  redis.on('error', () => undefined)
  await redis.connect()
  return redis
}
