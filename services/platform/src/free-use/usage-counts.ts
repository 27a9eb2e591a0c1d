import type { Foundation } from '@rostra/kit/app/service-app'
import { createKeyedHash } from '@rostra/kit/keyed-hash'
import { enclosingNetworks, networkOf } from '@rostra/kit/network'
import type { Redis } from '@rostra/kit/stores/redis'
import { RateLimiterMongo, RateLimiterRedis } from 'rate-limiter-flexible'

/** A count of uses, and how many it may have. */
export interface UsageCount {
  key: string
  limit: number
}

/** A count that has reached its limit. */
export interface FullCount<Count extends UsageCount> {
  count: Count
  /** Seconds until the count ends, at least 1. */
  retryAfter: number
}

/**
 * Counts of uses that cost no credits, shared by all replicas. A count lasts a fixed time from its first use. Each throws what the store
 * throws.
 */
export interface UsageCounts {
  /** Adds a use of some points to each count, in this order, or to none when one of them is full. Returns the first full one. */
  use: <Count extends UsageCount>(counts: readonly Count[], points?: number) => Promise<FullCount<Count> | null>
  /** Returns the first full one. Adds nothing. */
  findFull: <Count extends UsageCount>(counts: readonly Count[]) => Promise<FullCount<Count> | null>
  /** Adds one use to each, whatever their limits are. */
  add: (counts: readonly UsageCount[]) => Promise<void>
  /** Takes a use of some points back from each. */
  takeBack: (counts: readonly UsageCount[], points?: number) => Promise<void>
}

/** Counts in Redis, under `<name>:<key>`, each for `seconds`. */
export const redisUsageCounts = (redis: Redis, name: string, seconds: number): UsageCounts =>
  usageCounts(new RateLimiterRedis({ storeClient: redis, keyPrefix: name, points: 1, duration: seconds }))

/**
 * Counts in a collection of MongoDB, in the fields `key`, `points` and `expire`, each for `seconds`. The model of the collection has its
 * indexes.
 */
export const mongoUsageCounts = (connection: Foundation['connection'], collection: string, seconds: number): UsageCounts =>
  usageCounts(
    new RateLimiterMongo({
      storeClient: connection,
      tableName: collection,
      keyPrefix: '',
      points: 1,
      duration: seconds,
      disableIndexesCreation: true,
    }),
  )

/** The limits are compared here, not by the library, because the counts of one kind have several. */
function usageCounts(limiter: Pick<RateLimiterRedis, 'penalty' | 'reward' | 'get'>): UsageCounts {
  const full = <Count extends UsageCount>(count: Count, msBeforeNext: number) => ({
    count,
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  })
  const takeBack = async (counts: readonly UsageCount[], points = 1) => {
    await Promise.all(counts.map(({ key }) => limiter.reward(key, points)))
  }
  return {
    use: async (counts, points = 1) => {
      for (const [index, count] of counts.entries()) {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(count.key, points)
        if (consumedPoints <= count.limit) continue
        await takeBack(counts.slice(0, index + 1), points)
        return full(count, msBeforeNext)
      }
      return null
    },
    findFull: async (counts) => {
      const found = await Promise.all(counts.map(({ key }) => limiter.get(key)))
      for (const [index, count] of counts.entries()) {
        const stored = found[index]
        if (stored && stored.consumedPoints >= count.limit) return full(count, stored.msBeforeNext)
      }
      return null
    },
    add: async (counts) => {
      await Promise.all(counts.map(({ key }) => limiter.penalty(key)))
    },
    takeBack,
  }
}

/** Returns the counts of the networks that contain an address, the smallest first. */
export type NetworkCounts = (clientAddress: string, limit: number) => UsageCount[]

/**
 * Creates the counts of the networks that contain an address: one for IPv4, those of /64, /56 and /48 with growing limits for IPv6. A
 * key is a hash under `secret`, so that no address is stored, and none can be found by trying all.
 */
export function createNetworkCounts(secret: string): NetworkCounts {
  const hashOf = createKeyedHash(secret, 'network')
  return (clientAddress, limit) =>
    enclosingNetworks(networkOf(clientAddress)).map(({ name, factor }) => ({ key: hashOf(name), limit: limit * factor }))
}
