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

/**
 * KEYS: the person's count, the network's count. ARGV: both limits, the seconds that a count lasts, and whether to check and to count. Returns
 * the seconds until a full count ends, or 0.
 */
const script = `
if ARGV[4] == '1' then
  for i = 1, 2 do
    if tonumber(redis.call('GET', KEYS[i]) or '0') >= tonumber(ARGV[i]) then return math.max(1, redis.call('TTL', KEYS[i])) end
  end
end
if ARGV[5] == '1' then
  for i = 1, 2 do
    if redis.call('INCR', KEYS[i]) == 1 then redis.call('EXPIRE', KEYS[i], ARGV[3]) end
  end
end
return 0`

/** Counts uses per person and per network in Redis, for all replicas. Addresses are stored as hashes; an IPv6 network is a /64. */
export function usageCounts(redis: Redis, { name, perPerson, perNetwork, seconds }: UsageLimits): UsageCounts {
  const run = async ({ person, clientAddress }: Counted, checks: boolean, counts: boolean) => {
    const hash = createHash('sha256').update(networkOf(clientAddress)).digest('base64url').slice(0, 16)
    const keys = [`${name}:${person}`, `${name}:network:${hash}`]
    return Number(await redis.eval(script, 2, ...keys, perPerson, perNetwork, seconds, checks ? 1 : 0, counts ? 1 : 0))
  }
  return {
    use: (counted) => run(counted, true, true),
    check: (counted) => run(counted, true, false),
    add: async (counted) => void (await run(counted, false, true)),
  }
}
