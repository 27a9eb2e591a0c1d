import { DomainError } from '@rostra/kit/errors'
import { createKeyedHash } from '@rostra/kit/keyed-hash'
import { type CountedNetwork, enclosingNetworks } from '@rostra/kit/network'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createNetworkPace, type NetworkPace } from './network-pace.ts'
import { type Limit, type LimitName, limits } from './rate-limits.ts'

/** What a window has left after a use. */
interface Usage {
  points: number
  remaining: number
  /** The time until the window ends, in milliseconds. */
  resetMs: number
}

export interface RateLimits {
  /**
   * Counts one use, after its turn where the limit has a pace, and returns what the fullest window has left. Throws RATE_LIMITED or
   * TOO_MANY_TRIES with the seconds until the next one is allowed, and STORE_UNAVAILABLE when a closed limit cannot be counted.
   */
  use: (name: LimitName, key: string) => Promise<Usage>
  /** Returns the uses that a window allows. */
  pointsOf: (name: LimitName) => number
  /** Subtracts one use. Does nothing while Redis does not answer. */
  giveBack: (name: LimitName, key: string) => Promise<void>
  /** Resets the count. Does nothing while Redis does not answer: the count ends with its window. */
  reset: (name: LimitName, key: string) => Promise<void>
}

export interface CountOptions {
  /** Multiplies every limit. */
  scale: number
  /** The key of the hashes under which Redis stores networks, addresses and usernames. */
  secret: string
}

/** Counts in Redis, shared by all replicas. `withoutRedis` of a limit says what happens while Redis does not answer. */
export function createRateLimits(redis: Redis, { scale, secret }: CountOptions): RateLimits {
  const hashOf = createKeyedHash(secret, 'limits')
  const limiters = new Map<string, RateLimiterRedis>()
  const limiterOf = (name: LimitName, factor: number) => {
    const id = `${name} ${factor}`
    const limiter = limiters.get(id) ?? createLimiter(redis, name, limits[name], scale * factor)
    limiters.set(id, limiter)
    return limiter
  }
  const paces = new Map<LimitName, NetworkPace>()
  const waitForTurn = async (name: LimitName, key: string) => {
    const { pace }: Limit = limits[name]
    if (!pace) return
    const faster = Math.max(1, scale)
    const paced = paces.get(name) ?? createNetworkPace({ ...pace, burst: pace.burst * faster, perSecond: pace.perSecond * faster })
    paces.set(name, paced)
    const laterMs = await paced.take(enclosingNetworks(key))
    if (laterMs !== undefined) throw refusal(name, laterMs)
  }
  /** Returns the limiters in which a use counts, each with its key. The smallest network is the first. */
  const countsOf = (name: LimitName, key: string) => {
    const counted: CountedNetwork[] = isPerNetwork(name) ? enclosingNetworks(key) : [{ name: key, factor: 1 }]
    return counted.map((each) => ({ limiter: limiterOf(name, each.factor), key: hashOf(each.name) }))
  }
  const unlessAway = async (work: Promise<unknown>[]) => {
    try {
      await Promise.all(work)
    } catch (error) {
      if (!storeFailure(error)) throw error
    }
  }

  return {
    use: async (name, key) => {
      await waitForTurn(name, key)
      try {
        // The smallest network first: a use that it refuses does not count for the larger ones.
        const usages: Usage[] = []
        for (const { limiter, key: counted } of countsOf(name, key)) {
          const { remainingPoints, msBeforeNext } = await limiter.consume(counted)
          usages.push({ points: limiter.points, remaining: remainingPoints, resetMs: msBeforeNext })
        }
        return usages.reduce((least, usage) => (usage.remaining < least.remaining ? usage : least))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw storeFailure(error) ?? error
        throw refusal(name, error.msBeforeNext)
      }
    },
    pointsOf: (name) => scaledPoints(limits[name], scale),
    giveBack: (name, key) => unlessAway(countsOf(name, key).map((count) => count.limiter.reward(count.key))),
    reset: (name, key) => unlessAway(countsOf(name, key).map((count) => count.limiter.delete(count.key))),
  }
}

function refusal(name: LimitName, msBeforeNext: number): DomainError {
  const { reason, message } = limits[name]
  return new DomainError('exhausted', reason, message, { retryAfter: msBeforeNext / 1_000 })
}

const isPerNetwork = (name: LimitName) => 'perNetwork' in limits[name]

const scaledPoints = ({ points }: Pick<Limit, 'points'>, scale: number) => Math.max(1, Math.ceil(points * scale))

/** Creates a limiter. Those of a limit per network share a key prefix, because each key names its network. */
function createLimiter(redis: Redis, name: string, { points, duration, withoutRedis }: Limit, scale: number) {
  const scaled = { keyPrefix: `limit:${name}`, points: scaledPoints({ points }, scale), duration }
  return new RateLimiterRedis({
    ...scaled,
    storeClient: redis,
    ...(withoutRedis === 'open' ? { insuranceLimiter: new RateLimiterMemory(scaled) } : {}),
    inMemoryBlockOnConsumed: scaled.points + 1,
  })
}
