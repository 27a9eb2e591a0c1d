import type { Redis } from 'ioredis'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { BoundedRedis } from './bounded-redis.ts'
import { parseRedisUrl } from './redis-url.ts'

export type { Redis }

export interface RedisOptions {
  /** The prefix of every key of the connection, except in Lua's ARGV. */
  keyPrefix: string
  log: Log
  /** Milliseconds after which a command fails. A connection for blocking reads needs more than their blocking time. */
  timeoutMs?: number | undefined
}

const defaultTimeoutMs = 500
const connectTimeoutMs = 1_000
/** The longest wait between attempts to connect, in milliseconds, so that Redis is used again within 2 s of its return. */
const maxRetryDelayMs = 500

/**
 * Connects to Redis and resolves once it answers. A command fails after `timeoutMs`, 500 by default, and at once while Redis does not
 * answer. An outage is logged once when it begins and once when it ends.
 */
export async function connectRedis(url: string, { keyPrefix, log, timeoutMs = defaultTimeoutMs }: RedisOptions): Promise<Redis> {
  const redis = new BoundedRedis(
    {
      ...parseRedisUrl(url),
      keyPrefix,
      maxRetriesPerRequest: 3,
      connectTimeout: connectTimeoutMs,
      disconnectTimeout: 100,
      // Replaces a socket that is silent for this time while commands wait.
      socketTimeout: timeoutMs + 1_500,
      retryStrategy: (times) => Math.min(times * 100, maxRetryDelayMs),
      // A former master refuses writes; a new connection reaches the new master. 2 means that the command is resent.
      reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
    },
    timeoutMs,
  )
  const outage = logEpisodes(log, { began: 'Redis does not answer', ended: 'Redis answers again' })
  // Without a listener an outage would end the process.
  redis.on('error', outage.failed)
  redis.on('ready', outage.recovered)
  redis.on('answering', outage.recovered)
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    throw error
  }
  return redis
}
