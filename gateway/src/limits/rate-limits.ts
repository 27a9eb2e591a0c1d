import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/redis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  points: number
  /** Seconds. */
  duration: number
  reason: 'RATE_LIMITED' | 'TOO_MANY_TRIES'
  message: string
}

const busy = { reason: 'RATE_LIMITED', message: 'That was a lot at once. Please wait a moment and try again.' } as const
const tries = { reason: 'TOO_MANY_TRIES', message: 'Too many tries. Please wait a moment and try again.' } as const

/** Sized for a school behind one address at the top, and for one quick person below; every window is short, so nobody is locked out for good. */
const limits = {
  /** Every call, per address. */
  call: { points: 1_200, duration: 60, ...busy },
  loginFromAddress: { points: 30, duration: 300, ...tries },
  /** Wrong passwords of one username, wherever they come from. */
  loginAsName: { points: 10, duration: 60, ...tries },
  registerFromAddress: { points: 20, duration: 3_600, ...tries },
  /** Sends per person, retries of one send included: more than anybody reads answers to. */
  send: { points: 60, duration: 60, ...busy },
  vote: { points: 60, duration: 60, ...busy },
  startConversation: { points: 40, duration: 60, ...busy },
  startConversationFromAddress: { points: 300, duration: 600, ...busy },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one use. Throws RATE_LIMITED or TOO_MANY_TRIES with the seconds to wait. */
  use: (name: LimitName, key: string) => Promise<void>
  /** Starts the count anew. */
  reset: (name: LimitName, key: string) => Promise<void>
}

/** Counts in Redis, for all replicas together; in this process's memory while Redis doesn't answer. `scale` multiplies every limit. */
export function createRateLimits(redis: Redis, scale: number): RateLimits {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, limiter(redis, name, limit, scale)]))
  const find = (name: LimitName) => limiters.get(name) as RateLimiterRedis

  return {
    use: async (name, key) => {
      try {
        await find(name).consume(hashed(key))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const { reason, message } = limits[name]
        throw new DomainError('exhausted', reason, message, { retryAfter: refused.msBeforeNext / 1000 })
      }
    },
    reset: async (name, key) => {
      await find(name).delete(hashed(key))
    },
  }
}

function limiter(redis: Redis, name: string, { points, duration }: Limit, scale: number) {
  const scaled = { keyPrefix: `limit:${name}`, points: Math.max(1, Math.ceil(points * scale)), duration }
  return new RateLimiterRedis({
    ...scaled,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(scaled),
    inMemoryBlockOnConsumed: scaled.points + 1,
  })
}

/** Redis learns neither addresses nor usernames, and a key has one length. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
