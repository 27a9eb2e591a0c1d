import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  points: number
  /** The length of the window, in seconds. */
  duration: number
  reason: 'RATE_LIMITED' | 'TOO_MANY_TRIES'
  message: string
  /**
   * What happens while Redis does not answer. `closed`: the call is refused with 503, because it costs money or tries a secret, and uncounted
   * calls would be unlimited. `open`: each process counts in memory, so that pages and everyday changes keep working.
   */
  withoutRedis: 'open' | 'closed'
}

const calls = {
  reason: 'RATE_LIMITED',
  message: 'That was a lot at once. Please wait a moment and try again.',
  withoutRedis: 'open',
} as const
/** Calls that cost money at a provider: of models, of payments. */
const costly = { ...calls, withoutRedis: 'closed' } as const
/** Attempts at a secret, and mails with one. */
const attempts = {
  reason: 'TOO_MANY_TRIES',
  message: 'Too many tries. Please wait a moment and try again.',
  withoutRedis: 'closed',
} as const

/**
 * The rate limits. A limit per network fits a school class behind one address; a limit per account fits one fast user. Every window is short, so
 * that no limit locks a client out for long.
 */
const limits = {
  /** All calls of a network. */
  call: { points: 1_200, duration: 60, ...calls },
  /** Login attempts of a network. A class logs in at the start of a lesson; devices of the account don't count. */
  loginFromAddress: { points: 30, duration: 300, ...attempts },
  /** Login attempts at a username, from all networks. Devices of the account don't count. */
  loginAsName: { points: 10, duration: 60, ...attempts },
  /** Login attempts of a device of the account, which attempts elsewhere can't use up. */
  loginFromDevice: { points: 10, duration: 60, ...attempts },
  /** Logins by code of a network, as by password. */
  codeLoginFromAddress: { points: 30, duration: 300, ...attempts },
  /** Logins by code at an email address: two codes of five attempts each, within the life of one code. */
  codeLoginAsEmail: { points: 10, duration: 600, ...attempts },
  /** Mails with codes or links requested by a network: more than a class needs in a lesson. */
  mailFromAddress: { points: 30, duration: 600, ...attempts },
  /** Codes sent to an email address within the life of a code: enough for a slow mail server, too few to annoy the recipient. */
  codeToEmail: { points: 3, duration: 600, ...attempts },
  /** Links sent to an email address: as many as can be valid at once. Separate from codes, so that one doesn't use up the other. */
  linkToEmail: { points: 3, duration: 600, ...attempts },
  /** Password resets of a network. A link can't be guessed, but each attempt may cost a password hash. */
  resetFromAddress: { points: 20, duration: 300, ...attempts },
  registerFromAddress: { points: 20, duration: 3_600, ...attempts },
  /** Password changes of an account: attempts at the password in a session left open. */
  changePassword: { points: 10, duration: 300, ...attempts },
  /** Address changes of an account. They reveal which addresses have an account, and mail the old address. */
  changeEmail: { points: 10, duration: 3_600, ...attempts },
  changeProfile: { points: 30, duration: 60, ...calls },
  deleteAccount: { points: 5, duration: 60, ...calls },
  /** Exports of an account, which read all of its data. */
  export: { points: 5, duration: 3_600, ...calls },
  /** Sends of a person, including retries: more answers than a person reads. */
  send: { points: 60, duration: 60, ...costly },
  vote: { points: 60, duration: 60, ...calls },
  /** Refreshes of the zeitgeist by an account; one runs at a time. */
  zeitgeistRefresh: { points: 20, duration: 300, ...calls },
  /** Editions of the news site by an account; one is written at a time. */
  generateDaily: { points: 20, duration: 300, ...costly },
  /** Changes that an operator makes: as fast as a person clicks. */
  operate: { points: 120, duration: 60, ...calls },
  /** Reports of a person. */
  report: { points: 10, duration: 600, ...calls },
  /** Reports of a network: guests are easy to make. */
  reportFromAddress: { points: 60, duration: 3_600, ...calls },
  /** Personas created by an account: a model writes their opening lines. More than the highest role limit of 100, whose refusal is clearer. */
  createPersona: { points: 120, duration: 600, ...costly },
  /** Saves, restored versions and deletions of personas by an account. */
  savePersona: { points: 60, duration: 60, ...calls },
  /** Slug checks of an account: as fast as a person types. */
  slugCheck: { points: 120, duration: 60, ...calls },
  /** Trials of an account. They cost no credits; an author tries every change of a persona. Chat limits those of a day. */
  trial: { points: 30, duration: 300, ...costly },
  /** Checkouts of an account. Each opens a page at the payment provider. */
  checkout: { points: 20, duration: 600, ...costly },
  startConversation: { points: 40, duration: 60, ...calls },
  startConversationFromAddress: { points: 300, duration: 600, ...calls },
  /** Changes of a member's circle: as fast as a person drags. */
  changeCircle: { points: 120, duration: 60, ...calls },
  /** Starts of discussions by an account, including refused ones and retries: the credits limit what they cost. */
  discussion: { points: 60, duration: 300, ...costly },
  /** Questions to three models, of a person; experts limits those of a day. */
  askModels: { points: 20, duration: 60, ...costly },
  /** Questions to three models of a network without an account. */
  askModelsFromAddress: { points: 100, duration: 600, ...costly },
  /** Guests created by a network: as many as may start a conversation. */
  guestFromAddress: { points: 300, duration: 600, ...calls },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Counts one use. Throws RATE_LIMITED or TOO_MANY_TRIES with the seconds until the next one is allowed, and STORE_UNAVAILABLE when a closed limit
   * cannot be counted.
   */
  use: (name: LimitName, key: string) => Promise<void>
  /** Resets the count. Does nothing while Redis does not answer: the count ends with its window. */
  reset: (name: LimitName, key: string) => Promise<void>
}

/** Counts in Redis, shared by all replicas. `withoutRedis` of a limit says what happens while Redis does not answer. `scale` multiplies every limit. */
export function createRateLimits(redis: Redis, scale: number): RateLimits {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, createLimiter(redis, name, limit, scale)]))
  const find = (name: LimitName) => limiters.get(name) as RateLimiterRedis

  return {
    use: async (name, key) => {
      try {
        await find(name).consume(hashOf(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw storeFailure(error) ?? error
        const { reason, message } = limits[name]
        throw new DomainError('exhausted', reason, message, { retryAfter: error.msBeforeNext / 1000 })
      }
    },
    reset: async (name, key) => {
      try {
        await find(name).delete(hashOf(key))
      } catch (error) {
        if (!storeFailure(error)) throw error
      }
    },
  }
}

function createLimiter(redis: Redis, name: string, { points, duration, withoutRedis }: Limit, scale: number) {
  const scaled = { keyPrefix: `limit:${name}`, points: Math.max(1, Math.ceil(points * scale)), duration }
  return new RateLimiterRedis({
    ...scaled,
    storeClient: redis,
    ...(withoutRedis === 'open' ? { insuranceLimiter: new RateLimiterMemory(scaled) } : {}),
    inMemoryBlockOnConsumed: scaled.points + 1,
  })
}

/** Keeps addresses and usernames out of Redis and gives keys a fixed length. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
