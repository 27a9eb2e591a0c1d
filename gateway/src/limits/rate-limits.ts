import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/redis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  points: number
  /** Seconds. */
  duration: number
  reason: 'RATE_LIMITED' | 'TOO_MANY_TRIES'
  message: string
}

const busy = { reason: 'RATE_LIMITED', message: 'That was a lot at once. Please wait a moment and try again.' } as const
const tries = { reason: 'TOO_MANY_TRIES', message: 'Too many tries. Please wait a moment and try again.' } as const

/** Sized for a school behind one address at the top, and for one quick person below; every window is short, so nobody is locked out for good. */
const limits = {
  /** Every call, per address. */
  call: { points: 1_200, duration: 60, ...busy },
  /** A class that logs in at the start of a lesson; browsers that were signed in before don't count here. */
  loginFromAddress: { points: 30, duration: 300, ...tries },
  /** Wrong passwords of one username, wherever they come from, but for browsers that were signed in to it before. */
  loginAsName: { points: 10, duration: 60, ...tries },
  /** Wrong passwords in one browser that was signed in before: the same, but nobody else's count. */
  loginFromDevice: { points: 10, duration: 60, ...tries },
  /** As for a login by password. */
  codeLoginFromAddress: { points: 30, duration: 300, ...tries },
  /** Two codes with all five tries of each, within the life of one. */
  codeLoginAsEmail: { points: 10, duration: 600, ...tries },
  /** Mails of both kinds: more than a class forgets its passwords in one lesson. */
  mailFromAddress: { points: 30, duration: 600, ...tries },
  /** Mails to one address within the life of a code: enough for a slow mail server, too few to flood anybody. */
  codeToEmail: { points: 3, duration: 600, ...tries },
  /** As many links as can be alive at once; apart from codes, so that who spends those leaves this way in open. */
  linkToEmail: { points: 3, duration: 600, ...tries },
  /** No link can be guessed; each try that is let through may cost a password's hash. */
  resetFromAddress: { points: 20, duration: 300, ...tries },
  registerFromAddress: { points: 20, duration: 3_600, ...tries },
  /** Wrong passwords of somebody who found a session open, per account. */
  changePassword: { points: 10, duration: 300, ...tries },
  /** Says which addresses have an account, and mails the old one, per account. */
  changeEmail: { points: 10, duration: 3_600, ...tries },
  changeProfile: { points: 30, duration: 60, ...busy },
  deleteAccount: { points: 5, duration: 60, ...busy },
  /** Collects everything there is of an account. */
  export: { points: 5, duration: 3_600, ...busy },
  /** Sends per person, retries of one send included: more than anybody reads answers to. */
  send: { points: 60, duration: 60, ...busy },
  vote: { points: 60, duration: 60, ...busy },
  /** More than a hundred at once, which the role's limit refuses better; few enough to be slow at filling a store. */
  createPersona: { points: 120, duration: 600, ...busy },
  /** Saves, restored versions and deletions. */
  savePersona: { points: 60, duration: 60, ...busy },
  /** As fast as anybody types. */
  slugCheck: { points: 120, duration: 60, ...busy },
  /** Answers that nobody pays for: somebody who writes a persona and tries every change. */
  rehearse: { points: 30, duration: 300, ...busy },
  /** The same for a day of it. */
  rehearseInADay: { points: 300, duration: 86_400, ...busy },
  /** Each opens a page at the payment provider: more than anybody compares packages. */
  checkout: { points: 20, duration: 600, ...busy },
  startConversation: { points: 40, duration: 60, ...busy },
  startConversationFromAddress: { points: 300, duration: 600, ...busy },
  /** As many guests as may start a conversation. */
  guestFromAddress: { points: 300, duration: 600, ...busy },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one use. Throws RATE_LIMITED or TOO_MANY_TRIES with the seconds to wait. */
  use: (name: LimitName, key: string) => Promise<void>
  /** Starts the count anew. */
  reset: (name: LimitName, key: string) => Promise<void>
}

/** Counts in Redis, for all replicas together; in this process's memory while Redis doesn't answer. `scale` multiplies every limit. */
export function createRateLimits(redis: Redis, scale: number): RateLimits {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, limiter(redis, name, limit, scale)]))
  const find = (name: LimitName) => limiters.get(name) as RateLimiterRedis

  return {
    use: async (name, key) => {
      try {
        await find(name).consume(hashed(key))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const { reason, message } = limits[name]
        throw new DomainError('exhausted', reason, message, { retryAfter: refused.msBeforeNext / 1000 })
      }
    },
    reset: async (name, key) => {
      await find(name).delete(hashed(key))
    },
  }
}

function limiter(redis: Redis, name: string, { points, duration }: Limit, scale: number) {
  const scaled = { keyPrefix: `limit:${name}`, points: Math.max(1, Math.ceil(points * scale)), duration }
  return new RateLimiterRedis({
    ...scaled,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(scaled),
    inMemoryBlockOnConsumed: scaled.points + 1,
  })
}

/** Redis learns neither addresses nor usernames, and a key has one length. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
