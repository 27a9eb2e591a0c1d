import { DomainError } from '@rostra/kit/errors'
import { RedisUnavailable } from '@rostra/kit/stores/bounded-redis'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { utcDate } from '@rostra/kit/utc-date'
import { createNetworkCounts } from '@rostra/platform/free-use/usage-counts'
import type { ChargedExchange, GuestQuota } from '../../domain/credits/ports.ts'

export interface GuestQuotaOptions {
  /** The key of the hashes that stand for networks. */
  secret: string
  /** The most messages of one guest. */
  perGuest: number
  /** The most messages of all guests of one network a day. An IPv6 /56 and /48 have 4 and 16 times as many. */
  perNetwork: number
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}

/** How long a guest's count is kept after the last message, in seconds: the lifetime of a guest token. */
const guestSeconds = 30 * 24 * 3600
const daySeconds = 24 * 3600
/** How long an unsettled hold is kept, in seconds. Holds are settled within minutes. */
const holdSeconds = 3600

/**
 * Counts a guest's message unless the limit is reached, and stores its hold. An existing hold is not counted again. KEYS: the guest's
 * count, the hold. ARGV: the limit, the count's lifetime, the networks of the hold, its lifetime.
 */
const holdScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 'held' end
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 'limit' end
redis.call('INCR', KEYS[1]); redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[3], 'EX', ARGV[4])
return 'held'`

/** Counts a network's message unless the limit is reached. KEYS: the network's messages. ARGV: the message, the limit, the lifetime. */
const networkScript = `
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 'held' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 'limit' end
redis.call('SADD', KEYS[1], ARGV[1]); redis.call('EXPIRE', KEYS[1], ARGV[3])
return 'held'`

/**
 * Deletes a hold and subtracts it from the count. Does nothing without a hold, so that it can be repeated. KEYS: the guest's count, the
 * hold.
 */
const releaseScript = `
if redis.call('DEL', KEYS[2]) == 1 then redis.call('DECR', KEYS[1]) end`

/** The most releases that wait for Redis. Beyond it a claim stays until its takeover. */
const maxOwedReleases = 10_000
const retryMs = 500

/**
 * The credits of guests in Redis: a number of messages per guest, and per network and day.
 *
 * While Redis does not answer, a hold is refused with STORE_UNAVAILABLE, and a release is kept and repeated every 500 ms until it succeeds,
 * so that the refused message can be sent again at once. A process that ends before leaves the message counted.
 *
 * It does not use the counters of `usage-counts.ts`: a hold and a release must count once however often they are repeated, so each count is
 * stored with its exchange.
 *
 * A guest's count and holds share a hash tag, so that one script can change both in a Redis cluster. The messages of a network are in
 * another slot. The hold is therefore taken first and released last, and each step can be repeated.
 */
export function guestQuota(redis: Redis, { perGuest, perNetwork, secret, now = Date.now }: GuestQuotaOptions): GuestQuota {
  const networkCounts = createNetworkCounts(secret)
  const owed = new Map<string, ChargedExchange>()
  const releaseNow = async ({ id, person }: ChargedExchange) => {
    const keys = keysOf(id, person)
    const networks = await redis.get(keys.hold)
    if (networks === null) return
    await Promise.all(networks.split(' ').map((network) => redis.srem(messagesKey(network), id)))
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
  const release: GuestQuota['release'] = async (exchange) => {
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
      const day = utcDate(now())
      const networks = networkCounts(clientAddress, perNetwork).map(({ key, limit }) => ({ key: `${day}:${key}`, limit }))
      const held = networks.map(({ key }) => key).join(' ')
      const keys = keysOf(id, person)
      const ofGuest = await redis.eval(holdScript, 2, keys.guest, keys.hold, perGuest, guestSeconds, held, holdSeconds).catch(refuseUnsent)
      if (ofGuest === 'limit') throw new DomainError('denied', 'GUEST_LIMIT', 'Please sign up or log in to continue the conversation.')
      for (const { key, limit } of networks) {
        if ((await redis.eval(networkScript, 1, messagesKey(key), id, limit, daySeconds)) !== 'limit') continue
        await release(exchange)
        throw addressLimit()
      }
    },
    left: async (person) => {
      if (!person.startsWith('guest:')) return undefined
      return await redis.get(keysOf('', person).guest).then(
        (count) => Math.max(0, perGuest - Number(count)),
        () => undefined,
      )
    },
    release,
    settle: async (exchange, isPaid) => {
      if (isPaid) await redis.del(keysOf(exchange.id, exchange.person).hold)
      else await release(exchange)
    },
  }
}

/** The refusal of a guest whose network has sent enough today. */
export const addressLimit = () =>
  new DomainError('denied', 'ADDRESS_LIMIT', 'Too many guest messages from your network today. Sign up to go on.')

const messagesKey = (network: string) => `network-messages:${network}`

const keysOf = (id: string, person: string) => {
  const guest = person.slice('guest:'.length)
  return { guest: `guest:{${guest}}`, hold: `hold:{${guest}}:${id}` }
}

/** Throws a refusal for a command that was not sent: there is no hold to release. After any other error there may be one. */
function refuseUnsent(error: unknown): never {
  if (error instanceof RedisUnavailable && !error.wasSent) throw storeFailure(error) ?? error
  throw error
}
