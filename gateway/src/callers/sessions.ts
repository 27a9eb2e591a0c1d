import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { tooSlow } from '@rostra/kit/rpc/answer-bound'
import type { CallerToken, RpcClient } from '@rostra/kit/rpc/client'
import type { Member } from '@rostra/platform/caller'
import { callerOf } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { LogOutResponse__Output } from '@rostra/proto/gen/rostra/identity/v1/LogOutResponse'
import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { IdentityService } from '@rostra/proto/identity'
import type { Audiences } from '@rostra/proto/services'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { RouteAudiences } from './route-audiences.ts'
import type { SessionCookie } from './server-cookie.ts'
import { createSessionChecks, type KeptSession } from './session-checks.ts'

export interface Session {
  /** Returns the token for a call of a gRPC method. Throws SESSION_ENDED when the session has ended since `find`. */
  token: CallerToken
  member: Member
}

export interface Sessions {
  /**
   * Returns the live session of the cookie. Clears the cookie of an ended session. Renews the cookie when identity has prolonged the
   * session.
   */
  find: (request: Request, response: Response, audiences: RouteAudiences) => Promise<Session | undefined>
  /** Returns the secret in the session cookie, valid or not; empty without a cookie. */
  secretOf: (request: Request) => string
  /** Tells whether the request carries a session cookie, valid or not. */
  hasCookie: (request: Request) => boolean
  /** Sets the hint cookie, which tells a page's scripts that the browser has a session cookie, when it is missing. */
  restoreHint: (request: Request, response: Response) => void
  /** Sets the cookie of a new session. */
  start: (response: Response, signedIn: SignedIn__Output) => void
  /** Ends the session of the cookie in identity and clears the cookie. Returns identity's answer, with empty fields when none has ended. */
  logOut: (request: Request, response: Response) => Promise<LogOutResponse__Output>
  /** Removes the cached sessions of the matching members, which identity has ended, from this replica. */
  invalidate: (hasEnded: (member: Member) => boolean) => void
  /** Clears the cookie of a session that identity has ended already. */
  clear: (request: Request, response: Response) => void
  /** Stops the periodic session checks. */
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

export interface SessionsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: SessionCookie
  /** How long an exchange is cached, in milliseconds; 900 by default. */
  ttlMs?: number | undefined
}

/**
 * Exchanges session secrets for access tokens, each for the services that a route calls. Concurrent requests share an exchange, which is
 * cached under the secret's hash and those services.
 */
export function createSessions({ identity, verify, cookie, ttlMs = defaultTtlMs }: SessionsOptions): Sessions {
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
      if (error instanceof DomainError && error.kind === 'deadline') throw tooSlow()
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

  const forget = (secret: string) => {
    const hash = hashOf(secret)
    for (const key of [...cache.keys()]) if (key.startsWith(hash)) cache.delete(key)
  }

  return {
    find: async (request, response, audiences) => {
      const secret = cookie.read(request)
      if (!secret) return undefined
      const expected = audiences.expected()
      const entry = await currentEntry(secret, expected)
      const exchanged = await entry.exchanged
      const answeredAt = performance.now()
      if (!exchanged) {
        cookie.clear(response)
        return undefined
      }
      if (entry.renewCookieUntil) {
        cookie.write(response, secret, entry.renewCookieUntil)
        entry.renewCookieUntil = undefined
      }
      const token: CallerToken = async (method) => {
        const needed = audiences.with(method)
        if (`${needed}` === `${expected}` && performance.now() - answeredAt < ownTokenMs) return exchanged.token
        const current = await (await currentEntry(secret, needed, tokenTimeoutMs)).exchanged
        if (!current) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'Your session has ended, please log in again')
        return current.token
      }
      return { member: exchanged.member, token }
    },
    secretOf: (request) => cookie.read(request) ?? '',
    hasCookie: (request) => cookie.read(request) !== undefined,
    restoreHint: cookie.restoreHint,
    start: (response, { sessionSecret, sessionExpiresAt }) => cookie.write(response, sessionSecret, new Date(sessionExpiresAt)),
    logOut: async (request, response) => {
      const sessionSecret = cookie.read(request)
      if (!sessionSecret) return { sessionId: '', signOutUrl: '' }
      const ended = await identity.call(IdentityService.LogOut, { sessionSecret })
      forget(sessionSecret)
      cookie.clear(response)
      return ended
    },
    invalidate: (hasEnded) => {
      // A running exchange may have been answered before the session ended, so it is removed too.
      for (const [key, entry] of [...cache.entries()]) {
        if (entry.member && !hasEnded(entry.member)) continue
        if (!entry.member) entry.isRemoved = true
        cache.delete(key)
      }
    },
    clear: (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return
      forget(secret)
      cookie.clear(response)
    },
    stop: checks.stop,
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
