import { DomainError } from '@rostra/kit/errors'
import { RedisUnavailable } from '@rostra/kit/stores/bounded-redis'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { networkKey } from '@rostra/platform/usage-counts'
import type { ChargedExchange, Credits } from '../../domain/credits/ports.ts'

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
 * Counts a message of a guest unless the limit is reached, and stores its hold. KEYS: the guest's count, the hold. ARGV: the limit, the count's lifetime,
 * the network of the hold, its lifetime. A hold that exists is not counted again.
 */
const holdScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 'held' end
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 'limit' end
redis.call('INCR', KEYS[1]); redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[3], 'EX', ARGV[4])
return 'held'`

/** Adds a message to those of a network unless the limit is reached. KEYS: the network's messages. ARGV: the message, the limit, the lifetime. */
const networkScript = `
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 'held' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 'limit' end
redis.call('SADD', KEYS[1], ARGV[1]); redis.call('EXPIRE', KEYS[1], ARGV[3])
return 'held'`

/** Takes a hold back, with its count. KEYS: the guest's count, the hold. Does nothing without a hold, so that it can be repeated. */
const releaseScript = `
if redis.call('DEL', KEYS[2]) == 1 then redis.call('DECR', KEYS[1]) end`

/** Releases that wait for Redis, at most. Beyond it a claim stays until its takeover. */
const maxOwedReleases = 10_000
const retryMs = 500

/**
 * The credits of guests: a number of messages per guest, and a number per network and day. The network of an IPv6 address is its /64.
 *
 * While Redis does not answer, a hold is refused with STORE_UNAVAILABLE, and a release is kept and repeated every 500 ms until it succeeds, so that
 * the refused message can be sent again at once. A process that ends before leaves the message counted.
 *
 * The counts of `usage-counts.ts` do not do here: a hold and a release of one exchange count once, however often they are repeated, so a count is stored
 * together with the exchange that it counts.
 *
 * A guest's count and holds share a hash tag, so that a script may use both in a cluster. A network's messages are in another slot: the hold is taken
 * first and ends last, and both steps may be repeated.
 */
export function guestQuota(redis: Redis, { perGuest, perNetwork, now = () => new Date() }: GuestQuotaOptions): Credits {
  const owed = new Map<string, ChargedExchange>()
  const releaseNow = async ({ id, person }: ChargedExchange) => {
    const keys = keysOf(id, person)
    const network = await redis.get(keys.hold)
    if (network === null) return
    await redis.srem(`network-messages:${network}`, id)
    await redis.eval(releaseScript, 2, keys.guest, keys.hold)
  }
  const releaseOwedSoon = () => {
    if (redis.status !== 'end') setTimeout(releaseOwed, retryMs).unref()
  }
  const releaseOwed = async () => {
    try {
      for (const [id, exchange] of owed) {
        await releaseNow(exchange)
        owed.delete(id)
      }
    } catch {
      releaseOwedSoon()
    }
  }
  const release: Credits['release'] = async (exchange) => {
    try {
      await releaseNow(exchange)
    } catch (error) {
      if (!storeFailure(error) || owed.size >= maxOwedReleases) throw error
      if (owed.set(exchange.id, exchange).size === 1) releaseOwedSoon()
    }
  }
  return {
    hold: async (exchange, { clientAddress }) => {
      const { id, person } = exchange
      const network = `${now().toISOString().slice(0, 10)}:${networkKey(clientAddress)}`
      const keys = keysOf(id, person)
      const ofGuest = await redis
        .eval(holdScript, 2, keys.guest, keys.hold, perGuest, guestSeconds, network, holdSeconds)
        .catch(refuseUnsent)
      if (ofGuest === 'limit') throw new DomainError('denied', 'GUEST_LIMIT', 'Please sign up or log in to continue the conversation.')
      const ofNetwork = await redis.eval(networkScript, 1, `network-messages:${network}`, id, perNetwork, daySeconds)
      if (ofNetwork !== 'limit') return
      await release(exchange)
      throw new DomainError('denied', 'ADDRESS_LIMIT', 'Too many guest messages from your network today. Sign up to go on.')
    },
    release,
    settle: async (exchange, hasText) => {
      if (hasText) await redis.del(keysOf(exchange.id, exchange.person).hold)
      else await release(exchange)
    },
  }
}

const keysOf = (id: string, person: string) => {
  const guest = person.slice('guest:'.length)
  return { guest: `guest:{${guest}}`, hold: `hold:{${guest}}:${id}` }
}

/** Turns the error of a command that was not sent into a refusal: there is no hold to release. Any other error leaves that unknown. */
function refuseUnsent(error: unknown): never {
  if (error instanceof RedisUnavailable && !error.wasSent) throw storeFailure(error) ?? error
  throw error
}
