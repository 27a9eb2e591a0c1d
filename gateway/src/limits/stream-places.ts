import { randomUUID } from 'node:crypto'
import { interval } from '@rostra/kit/async/interval'
import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { type Client, limitKey } from '../callers/client.ts'
import { hashOf } from './rate-limits.ts'

/** The most open event streams over all replicas: for one person, and for a school class behind one address. */
const maxOpen = { person: 10, network: 100 }

const refusals = {
  person: 'You have 10 answers open at once. Close another tab, or wait until one of them has ended.',
  network: 'Too many answers are open in your network at once. Please try again in a moment.',
}

/** Milliseconds until the places of a dead replica are free. A live replica renews its places three times in that time. */
const lifetimeMs = 45_000
/** Seconds after which a refused client may try again. */
const retryAfter = 5

export interface StreamPlaces {
  /** Takes a place for a stream of the client and returns a function that frees it. Throws TOO_MANY_STREAMS while there is none. */
  take: (client: Client) => Promise<() => void>
  /** Stops the renewal and waits for the current run. */
  stop: () => Promise<void>
}

export interface StreamPlacesOptions {
  /** Multiplies both limits. */
  scale: number
  lifetimeMs?: number
}

/**
 * Counts open streams in Redis, in one sorted set per person and one per network. A member is a stream's id, its score the expiry of its
 * place. While Redis does not answer, each process counts only its own streams. The two sets of a stream may be in different hash slots of
 * a Redis cluster, so each has its own command. Both run concurrently, and when one refuses, the place in the other is removed.
 */
export function createStreamPlaces(redis: Redis, { scale, lifetimeMs: lifetime = lifetimeMs }: StreamPlacesOptions): StreamPlaces {
  const limits = { person: Math.ceil(maxOpen.person * scale), network: Math.ceil(maxOpen.network * scale) }
  /** The keys of each open stream of this process. */
  const open = new Map<string, StreamKeys>()
  const ownCounts = new Map<string, number>()
  const count = (keys: StreamKeys, change: 1 | -1) => {
    for (const key of Object.values(keys)) {
      const sum = (ownCounts.get(key) ?? 0) + change
      if (sum > 0) ownCounts.set(key, sum)
      else ownCounts.delete(key)
    }
  }

  const free = (id: string) => {
    const keys = open.get(id)
    if (!keys || !open.delete(id)) return
    count(keys, -1)
    // When Redis does not answer, the place expires after `lifetime`.
    for (const key of Object.values(keys)) redis.zrem(key, id).catch(() => undefined)
  }

  /** Takes both places of a stream. Returns which limit is reached; undefined for success. */
  const reached = async (id: string, keys: StreamKeys): Promise<keyof StreamKeys | undefined> => {
    const ownFull = kinds.find((kind) => (ownCounts.get(keys[kind]) ?? 0) >= limits[kind])
    if (ownFull) return ownFull
    try {
      const taken = await Promise.all(kinds.map((kind) => takeIn(keys[kind], id, limits[kind])))
      const full = kinds.find((_, index) => !taken[index])
      if (full) await Promise.all(kinds.map((kind) => redis.zrem(keys[kind], id).catch(() => undefined)))
      return full
    } catch (error) {
      if (!storeFailure(error)) throw error
      return undefined
    }
  }

  const takeIn = async (key: string, id: string, limit: number) => Number(await redis.eval(takeScript, 1, key, id, lifetime, limit)) === 1
  const renew = async () => {
    const renewals = [...open].flatMap(([id, { person, network }]) => [takeIn(person, id, unlimited), takeIn(network, id, unlimited)])
    await Promise.all(renewals)
  }
  // Failures are ignored: two more renewals run before the places expire.
  const stop = interval(lifetime / 3, renew, () => undefined)

  return {
    take: async (client) => {
      const id = randomUUID()
      const keys = keysOf(client)
      const full = await reached(id, keys)
      if (full) throw new DomainError('exhausted', 'TOO_MANY_STREAMS', refusals[full], { retryAfter })
      open.set(id, keys)
      count(keys, 1)
      return () => free(id)
    },
    stop,
  }
}

interface StreamKeys {
  person: string
  network: string
}

const kinds = ['person', 'network'] as const

const keysOf = (client: Client): StreamKeys => ({
  person: `streams:person:${hashOf(limitKey(client))}`,
  network: `streams:network:${hashOf(client.network)}`,
})

const unlimited = 1_000_000_000

/** Adds or renews a place and returns 1, or 0 for a full set. KEYS: the sorted set. ARGV: stream id, lifetime in milliseconds, limit. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`
