import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { networkOf } from '@rostra/kit/network'
import { RedisUnavailable } from '@rostra/kit/stores/bounded-redis'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import type { Credits } from '../../domain/credits/ports.ts'

export interface GuestQuotaOptions {
  /** Messages of one guest. */
  perGuest: number
  /** Messages of all guests of one network a day. */
  perNetwork: number
  now?: () => Date
}

/** The lifetime of a guest's access token. */
const guestSeconds = 30 * 24 * 3600
const daySeconds = 24 * 3600
/** A hold is settled within minutes. */
const holdSeconds = 3600

/**
 * Counts a message unless a limit is reached, and stores its hold. KEYS: the guest's count, the network's count, the hold. ARGV: both
 * limits, both lifetimes, the two names in the hold, its lifetime. A hold that exists is not counted again.
 */
const holdScript = `
if redis.call('EXISTS', KEYS[3]) == 1 then return 'held' end
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 'guest limit' end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[2]) then return 'network limit' end
redis.call('INCR', KEYS[1]); redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('INCR', KEYS[2]); redis.call('EXPIRE', KEYS[2], ARGV[4])
redis.call('HSET', KEYS[3], 'guest', ARGV[5], 'network', ARGV[6]); redis.call('EXPIRE', KEYS[3], ARGV[7])
return 'held'`

/**
 * Takes a hold back, with its counts. KEYS: the hold. ARGV: the prefix of the counts. Does nothing without a hold, so that it can be repeated.
 */
const releaseScript = `
local hold = redis.call('HMGET', KEYS[1], 'guest', 'network')
if not hold[1] then return 0 end
redis.call('DECR', ARGV[1] .. 'guest:' .. hold[1])
redis.call('DECR', ARGV[1] .. 'network:' .. hold[2])
return redis.call('DEL', KEYS[1])`

/** Releases that wait for Redis, at most. Beyond it a claim stays until its takeover. */
const maxOwedReleases = 10_000
const retryMs = 500

/**
 * The credits of guests: a number of messages per guest, and a number per network and day. The network of an IPv6 address is its /64.
 *
 * While Redis does not answer, a hold is refused with STORE_UNAVAILABLE, and a release is kept and repeated every 500 ms until it succeeds, so that
 * the refused message can be sent again at once. A process that ends before leaves the message counted.
 */
export function guestQuota(redis: Redis, { perGuest, perNetwork, now = () => new Date() }: GuestQuotaOptions): Credits {
  const owed = new Set<string>()
  const releaseNow = (id: string) => redis.eval(releaseScript, 1, `hold:${id}`, redis.options.keyPrefix ?? '')
  const releaseOwedSoon = () => {
    if (redis.status !== 'end') setTimeout(releaseOwed, retryMs).unref()
  }
  const releaseOwed = async () => {
    try {
      for (const id of owed) {
        await releaseNow(id)
        owed.delete(id)
      }
    } catch {
      releaseOwedSoon()
    }
  }
  const release: Credits['release'] = async ({ id }) => {
    try {
      await releaseNow(id)
    } catch (error) {
      if (!storeFailure(error) || owed.size >= maxOwedReleases) throw error
      if (owed.add(id).size === 1) releaseOwedSoon()
    }
  }
  return {
    hold: async ({ id, person }, { clientAddress }) => {
      const guest = person.slice('guest:'.length)
      const hash = createHash('sha256').update(networkOf(clientAddress)).digest('base64url').slice(0, 16)
      const network = `${now().toISOString().slice(0, 10)}:${hash}`
      const keys = [`guest:${guest}`, `network:${network}`, `hold:${id}`]
      const args = [perGuest, perNetwork, guestSeconds, daySeconds, guest, network, holdSeconds]
      const result = await redis.eval(holdScript, 3, ...keys, ...args).catch(refuseUnsent)
      if (result === 'guest limit') throw new DomainError('denied', 'GUEST_LIMIT', 'Please sign up or log in to continue the conversation.')
      if (result === 'network limit')
        throw new DomainError('denied', 'ADDRESS_LIMIT', 'Too many guest messages from your network today. Sign up to go on.')
      if (result !== 'held') throw new Error(`unknown result of the hold script: ${result}`)
    },
    release,
    settle: async (exchange, hasText) => {
      if (hasText) await redis.del(`hold:${exchange.id}`)
      else await release(exchange)
    },
  }
}

/** Turns the error of a command that was not sent into a refusal: there is no hold to release. Any other error leaves that unknown. */
function refuseUnsent(error: unknown): never {
  if (error instanceof RedisUnavailable && !error.wasSent) throw storeFailure(error) ?? error
  throw error
}
