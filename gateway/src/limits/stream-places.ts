import { randomUUID } from 'node:crypto'
import { interval } from '@rostra/kit/async/interval'
import { DomainError } from '@rostra/kit/errors'
import { createKeyedHash } from '@rostra/kit/keyed-hash'
import { enclosingNetworks } from '@rostra/kit/network'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { type Client, limitKey } from '../callers/client.ts'
import type { CountOptions } from './limiters.ts'

/** The most open event streams over all replicas: for one person, and for a school class behind one address. Larger networks have more. */
const maxOpen = { person: 10, network: 100 }

type Kind = keyof typeof maxOpen

const refusals: Record<Kind, string> = {
  person: 'You have 10 answers open at once. Close one of them, or wait until one has ended.',
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

export interface StreamPlacesOptions extends CountOptions {
  lifetimeMs?: number
}

/**
 * Counts open streams in Redis, in one sorted set per person and one per network that contains the client. A member is a stream's id, its
 * score the expiry of its place. While Redis does not answer, each process counts only its own streams. The sets of a stream may be in
 * different hash slots of a Redis cluster, so each has its own command. All run concurrently, and when one refuses, the places in the
 * others are removed.
 */
export function createStreamPlaces(redis: Redis, { scale, secret, lifetimeMs: lifetime = lifetimeMs }: StreamPlacesOptions): StreamPlaces {
  const hashOf = createKeyedHash(secret, 'streams')
  const setsOf = (client: Client): StreamSet[] => [
    { kind: 'person', key: `streams:person:${hashOf(limitKey(client))}`, limit: Math.ceil(maxOpen.person * scale) },
    ...enclosingNetworks(client.network).map(({ name, factor }): StreamSet => {
      return { kind: 'network', key: `streams:network:${hashOf(name)}`, limit: Math.ceil(maxOpen.network * scale * factor) }
    }),
  ]
  /** The sets of each open stream of this process. */
  const open = new Map<string, StreamSet[]>()
  const ownCounts = new Map<string, number>()
  const count = (sets: readonly StreamSet[], change: 1 | -1) => {
    for (const { key } of sets) {
      const sum = (ownCounts.get(key) ?? 0) + change
      if (sum > 0) ownCounts.set(key, sum)
      else ownCounts.delete(key)
    }
  }

  const free = (id: string) => {
    const sets = open.get(id)
    if (!sets || !open.delete(id)) return
    count(sets, -1)
    // When Redis does not answer, the place expires after `lifetime`.
    for (const { key } of sets) redis.zrem(key, id).catch(() => undefined)
  }

  /** Takes the places of a stream. Returns which limit is reached; undefined for success. */
  const reached = async (id: string, sets: readonly StreamSet[]): Promise<Kind | undefined> => {
    const ownFull = sets.find(({ key, limit }) => (ownCounts.get(key) ?? 0) >= limit)
    if (ownFull) return ownFull.kind
    try {
      const taken = await Promise.all(sets.map(({ key, limit }) => takeIn(key, id, limit)))
      const full = sets.find((_, index) => !taken[index])
      if (full) await Promise.all(sets.map(({ key }) => redis.zrem(key, id).catch(() => undefined)))
      return full?.kind
    } catch (error) {
      if (!storeFailure(error)) throw error
      return undefined
    }
  }

  const takeIn = async (key: string, id: string, limit: number) => Number(await redis.eval(takeScript, 1, key, id, lifetime, limit)) === 1
  const renew = async () => {
    await Promise.all([...open].flatMap(([id, sets]) => sets.map(({ key }) => takeIn(key, id, unlimited))))
  }
  // Failures are ignored: two more renewals run before the places expire.
  const stop = interval(lifetime / 3, renew, () => undefined)

  return {
    take: async (client) => {
      const id = randomUUID()
      const sets = setsOf(client)
      const full = await reached(id, sets)
      if (full) throw new DomainError('exhausted', 'TOO_MANY_STREAMS', refusals[full], { retryAfter })
      open.set(id, sets)
      count(sets, 1)
      return () => free(id)
    },
    stop,
  }
}

/** A sorted set in which an open stream counts. */
interface StreamSet {
  kind: Kind
  key: string
  limit: number
}

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
