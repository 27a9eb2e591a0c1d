import { createHash } from 'node:crypto'
import { networkOf } from '@rostra/kit/network'
import type { Redis } from '@rostra/kit/stores/redis'
import type { Counted } from '../../domain/limits/ports.ts'

export interface UsageLimits {
  /** The prefix of the keys. */
  name: string
  perPerson: number
  perNetwork: number
  /** How long a count lasts, from its first use. */
  seconds: number
}

export interface UsageCounts {
  /** Counts one use, unless a limit is reached. Returns the seconds until the next use is allowed, or 0. */
  use: (counted: Counted) => Promise<number>
  /** Returns the same without counting. */
  check: (counted: Counted) => Promise<number>
  /** Counts one use, whatever the limits are. */
  add: (counted: Counted) => Promise<void>
}

/** KEYS: a count. ARGV: its limit, the seconds that it lasts, and whether to count. Returns the seconds until a full count ends, or 0. */
const checkScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return math.max(1, redis.call('TTL', KEYS[1])) end
if ARGV[3] == '1' and redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 0`

/** KEYS: a count. ARGV: the seconds that it lasts. */
const addScript = `if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end`

/** KEYS: a count that one use is taken back from, if it still lasts. */
const takeBackScript = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`

/**
 * Counts uses per person and per network in Redis, for all replicas. Addresses are stored as hashes; an IPv6 network is a /64. The two counts are in
 * different slots of a cluster, so each has commands of its own: a use that its network refuses is taken back from its person.
 */
export function usageCounts(redis: Redis, { name, perPerson, perNetwork, seconds }: UsageLimits): UsageCounts {
  const keysOf = ({ person, clientAddress }: Counted) => {
    const hash = createHash('sha256').update(networkOf(clientAddress)).digest('base64url').slice(0, 16)
    return { person: `${name}:${person}`, network: `${name}:network:${hash}` }
  }
  const run = async (key: string, limit: number, counts: boolean) =>
    Number(await redis.eval(checkScript, 1, key, limit, seconds, counts ? 1 : 0))
  return {
    use: async (counted) => {
      const keys = keysOf(counted)
      const personWaits = await run(keys.person, perPerson, true)
      if (personWaits > 0) return personWaits
      const networkWaits = await run(keys.network, perNetwork, true)
      if (networkWaits > 0) await redis.eval(takeBackScript, 1, keys.person)
      return networkWaits
    },
    check: async (counted) => {
      const keys = keysOf(counted)
      const [person, network] = await Promise.all([run(keys.person, perPerson, false), run(keys.network, perNetwork, false)])
      return person || network
    },
    add: async (counted) => {
      await Promise.all(Object.values(keysOf(counted)).map((key) => redis.eval(addScript, 1, key, seconds)))
    },
  }
}
