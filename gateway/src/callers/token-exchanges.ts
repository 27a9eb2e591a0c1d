import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { tooSlow } from '@rostra/kit/rpc/answer-bound'
import type { CallerToken, RpcClient } from '@rostra/kit/rpc/client'
import type { Member } from '@rostra/platform/caller'
import { callerOf } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import { IdentityService } from '@rostra/proto/identity'
import type { Audiences } from '@rostra/proto/services'
import { LRUCache } from 'lru-cache'
import type { RouteAudiences } from './route-audiences.ts'
import { createSessionChecks, type KeptSession } from './session-checks.ts'

/** The member of a secret. */
export interface Session {
  /** Returns the token for a call of a gRPC method. Throws SESSION_ENDED when the session has ended since `find`. */
  token: CallerToken
  member: Member
  /** The session's new expiry, when identity has prolonged it. Returned once. */
  renewUntil?: Date | undefined
}

export interface TokenExchanges {
  /** Returns the member of a secret; undefined for a secret that is not valid. */
  find: (secret: string, audiences: RouteAudiences) => Promise<Session | undefined>
  /** Removes a secret from the cache of this replica. */
  forget: (secret: string) => void
  /** Removes the matching members, whose sessions or keys have ended, from the cache of this replica. */
  invalidate: (hasEnded: (member: Member) => boolean) => void
  /** Stops the periodic checks. */
  stop: () => void
}

/** Identity's answer for a session secret and a list of audiences. */
interface Exchanged {
  token: string
  member: Member
  sessionExpiresAt: string
}

interface CacheEntry {
  exchanged: Promise<Exchanged | undefined>
  /** Times of `performance.now()`: the start of the exchange, and its last use by a request. */
  begunAt: number
  usedAt: number
  /** Undefined until the exchange has succeeded. */
  member?: Member
  /** The session's new expiry. The first response writes it into the cookie. */
  renewCookieUntil?: Date
  /** Set when the entry was removed from the cache before identity answered. */
  isRemoved?: true
}

/**
 * The time to live of a cached exchange, in milliseconds: the longest that a replica accepts a session after a missed revocation. Each
 * check restarts it.
 */
const defaultTtlMs = 900
/**
 * How long checks keep an exchange in the cache, in milliseconds: after its last use, because a check costs 1/40 of an exchange, and in
 * total, because a token is valid for at least 40 s when identity issues it.
 */
const keptMs = { unused: 5_000, all: 20_000 }
const maxCached = 20_000
/** The time limit of a second exchange within a request, in milliseconds. */
const tokenTimeoutMs = 2_000
/**
 * How long a request uses the token that it got first, in milliseconds. The cache may drop a slow exchange sooner, and the request would
 * repeat it at once.
 */
const ownTokenMs = 5_000

export interface TokenExchangesOptions {
  identity: RpcClient
  verify: TokenVerifier
  /** How long an exchange is cached, in milliseconds; 900 by default. */
  ttlMs?: number | undefined
}

/**
 * Exchanges the secrets of sessions and programs for access tokens, each for the services that a route calls. Concurrent requests share an
 * exchange, which is cached under the secret's hash and those services.
 */
export function createTokenExchanges({ identity, verify, ttlMs = defaultTtlMs }: TokenExchangesOptions): TokenExchanges {
  const cache = new LRUCache<string, CacheEntry>({ max: maxCached, ttl: ttlMs })

  const exchange = async (sessionSecret: string, audiences: Audiences, deadlineMs?: number): Promise<Exchanged | undefined> => {
    try {
      const request = { sessionSecret, audiences: [...audiences] }
      const { accessToken, sessionExpiresAt } = await identity.call(IdentityService.Authenticate, request, { deadlineMs })
      const caller = callerOf(await verify(accessToken, audiences[0]))
      return caller.kind === 'member' ? { token: accessToken, member: caller, sessionExpiresAt } : undefined
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
      // TOO_SLOW allows a retry: the request has had no effect.
      if (error instanceof DomainError && error.kind === 'deadline') throw tooSlow(error.cause)
      throw error
    }
  }

  const sessionsInUse = (): KeptSession[] => {
    const now = performance.now()
    return [...cache.entries()].flatMap(([key, entry]) => {
      const { member, begunAt, usedAt } = entry
      if (!member || now - usedAt > keptMs.unused || now - begunAt > keptMs.all) return []
      // A revocation may have removed the entry during the check.
      const isCached = () => cache.peek(key) === entry
      return {
        member,
        keep: (checkedAt) => void (isCached() && cache.set(key, entry, { start: checkedAt })),
        drop: () => void (isCached() && cache.delete(key)),
      }
    })
  }
  const checks = createSessionChecks({ identity, ttlMs, sessionsInUse })

  const lookUp = (secret: string, audiences: Audiences, deadlineMs?: number): CacheEntry => {
    const key = `${hashOf(secret)} ${audiences}`
    const now = performance.now()
    const cached = cache.get(key)
    if (cached) {
      cached.usedAt = now
      return cached
    }
    const exchanged = exchange(secret, audiences, deadlineMs)
    const entry: CacheEntry = { exchanged, begunAt: now, usedAt: now }
    cache.set(key, entry)
    checks.begin()
    exchanged.then(
      (found) => {
        entry.member = found?.member
        if (found?.sessionExpiresAt) entry.renewCookieUntil = new Date(found.sessionExpiresAt)
      },
      () => cache.peek(key) === entry && cache.delete(key),
    )
    return entry
  }

  /**
   * Returns the settled entry of a secret. Repeats an exchange that was removed from the cache while it ran: its session may have ended.
   */
  const currentEntry = async (...found: Parameters<typeof lookUp>): Promise<CacheEntry> => {
    const entry = lookUp(...found)
    await entry.exchanged
    return entry.isRemoved ? lookUp(...found) : entry
  }

  return {
    find: async (secret, audiences) => {
      const expected = audiences.expected()
      const entry = await currentEntry(secret, expected)
      const exchanged = await entry.exchanged
      const answeredAt = performance.now()
      if (!exchanged) return undefined
      const renewUntil = entry.renewCookieUntil
      entry.renewCookieUntil = undefined
      const token: CallerToken = async (method) => {
        const needed = audiences.with(method)
        if (`${needed}` === `${expected}` && performance.now() - answeredAt < ownTokenMs) return exchanged.token
        const current = await (await currentEntry(secret, needed, tokenTimeoutMs)).exchanged
        if (!current) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'Your session has ended, please log in again')
        return current.token
      }
      return { member: exchanged.member, token, renewUntil }
    },
    forget: (secret) => {
      const hash = hashOf(secret)
      for (const key of [...cache.keys()]) if (key.startsWith(hash)) cache.delete(key)
    },
    invalidate: (hasEnded) => {
      // A running exchange may have been answered before the session ended, so it is removed too.
      for (const [key, entry] of [...cache.entries()]) {
        if (entry.member && !hasEnded(entry.member)) continue
        if (!entry.member) entry.isRemoved = true
        cache.delete(key)
      }
    },
    stop: checks.stop,
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
