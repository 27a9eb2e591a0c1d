import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { networkOf } from '@rostra/kit/network'
import type { Redis } from '@rostra/kit/redis'
import type { Credits } from '../domain/ports.ts'

export interface GuestQuotaOptions {
  /** Messages of one guest. */
  perGuest: number
  /** Guest messages a day from one address. */
  perAddress: number
  now?: () => Date
}

/** As long as a guest's token lives. */
const guestSeconds = 30 * 24 * 3600
const daySeconds = 24 * 3600
/** A hold is settled within minutes. */
const holdSeconds = 3600

/** KEYS: guest's count, address's count, hold. ARGV: limits, lifetimes. 0 when either limit is reached; the same hold again counts once. */
const holdScript = `
if redis.call('EXISTS', KEYS[3]) == 1 then return 1 end
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[2]) then return 0 end
redis.call('INCR', KEYS[1]); redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('INCR', KEYS[2]); redis.call('EXPIRE', KEYS[2], ARGV[4])
redis.call('HSET', KEYS[3], 'guest', ARGV[5], 'address', ARGV[6]); redis.call('EXPIRE', KEYS[3], ARGV[7])
return 1`

/** Guests pay with their 10 messages, and all guests of one address with its messages of the day. What was not answered is given back. */
export function guestQuota(redis: Redis, { perGuest, perAddress, now = () => new Date() }: GuestQuotaOptions): Credits {
  const release: Credits['release'] = async ({ id }) => {
    const { guest, address } = await redis.hgetall(`hold:${id}`)
    if (guest === undefined || (await redis.del(`hold:${id}`)) === 0) return
    await Promise.all([redis.decr(`guest:${guest}`), redis.decr(`address:${address}`)])
  }
  return {
    hold: async ({ id, person }, { clientAddress }) => {
      const guest = person.slice('guest:'.length)
      const network = createHash('sha256').update(networkOf(clientAddress)).digest('base64url').slice(0, 16)
      const address = `${now().toISOString().slice(0, 10)}:${network}`
      const keys = [`guest:${guest}`, `address:${address}`, `hold:${id}`]
      const held = await redis.eval(holdScript, 3, ...keys, perGuest, perAddress, guestSeconds, daySeconds, guest, address, holdSeconds)
      if (held !== 1) throw new DomainError('denied', 'GUEST_LIMIT', 'Please sign up or log in to continue the conversation.')
    },
    release,
    settle: async (exchange, answered) => {
      if (answered) await redis.del(`hold:${exchange.id}`)
      else await release(exchange)
    },
  }
}
