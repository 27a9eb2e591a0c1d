import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Member } from '@rostra/platform/caller'
import { callerOf } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { IdentityService } from '@rostra/proto/identity'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { SessionCookie } from './server-cookie.ts'

export interface Session {
  token: string
  member: Member
}

export interface Sessions {
  /** Returns the live session of the cookie. Clears the cookie of an ended session, and renews it when identity has prolonged the session. */
  find: (request: Request, response: Response) => Promise<Session | undefined>
  /** Returns the secret in the session cookie, valid or not; empty without a cookie. */
  secretOf: (request: Request) => string
  /** Tells whether the request carries a session cookie, valid or not. */
  hasCookie: (request: Request) => boolean
  /** Tells the scripts of a page that its browser has a session cookie, if they don't know yet. */
  restoreHint: (request: Request, response: Response) => void
  /** Sets the cookie of a new session. */
  start: (response: Response, signedIn: SignedIn__Output) => void
  /** Ends the session of the cookie in identity and clears the cookie. Returns the session's id; empty when none has ended. */
  logOut: (request: Request, response: Response) => Promise<string>
  /** Removes the cached sessions of the matching members, which identity has ended, from this replica. */
  invalidate: (hasEnded: (member: Member) => boolean) => void
  /** Clears the cookie of a session that identity has ended already. */
  clear: (request: Request, response: Response) => void
}

interface CacheEntry {
  session: Promise<Session | undefined>
  /** Undefined until the exchange has succeeded. */
  member?: Member
  /** The new expiry of the session; the first response sets the cookie with it. */
  renewCookieUntil?: Date
  /** Removed from the cache before its exchange was answered. */
  isRemoved?: true
}

/** A replica that misses a revocation accepts the session for at most this long, in milliseconds. */
const defaultTtlMs = 900
const maxCached = 10_000

export interface SessionsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: SessionCookie
  /** How long an exchange is cached, in milliseconds; 900 by default. */
  ttlMs?: number | undefined
}

/** Exchanges session secrets for access tokens. Concurrent requests share an exchange, which is cached under the secret's hash. */
export function createSessions({ identity, verify, cookie, ttlMs = defaultTtlMs }: SessionsOptions): Sessions {
  const cache = new LRUCache<string, CacheEntry>({ max: maxCached, ttl: ttlMs })

  const exchange = async (sessionSecret: string): Promise<(Session & { sessionExpiresAt: string }) | undefined> => {
    try {
      const { accessToken, sessionExpiresAt } = await identity.call(IdentityService.Authenticate, { sessionSecret })
      const caller = callerOf(await verify(accessToken))
      return caller.kind === 'member' ? { token: accessToken, member: caller, sessionExpiresAt } : undefined
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
      throw error
    }
  }

  const lookUp = (secret: string): CacheEntry => {
    const hash = hashOf(secret)
    const cached = cache.get(hash)
    if (cached) return cached
    const session = exchange(secret)
    const entry: CacheEntry = { session }
    cache.set(hash, entry)
    session.then(
      (found) => {
        entry.member = found?.member
        if (found?.sessionExpiresAt) entry.renewCookieUntil = new Date(found.sessionExpiresAt)
      },
      () => cache.peek(hash) === entry && cache.delete(hash),
    )
    return entry
  }

  /** Returns the entry of a secret once it is settled. An exchange that was removed from the cache meanwhile is repeated: its session may have ended. */
  const currentEntry = async (secret: string): Promise<CacheEntry> => {
    const entry = lookUp(secret)
    await entry.session
    return entry.isRemoved ? lookUp(secret) : entry
  }

  return {
    find: async (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return undefined
      const entry = await currentEntry(secret)
      const session = await entry.session
      if (!session) cookie.clear(response)
      else if (entry.renewCookieUntil) {
        cookie.write(response, secret, entry.renewCookieUntil)
        entry.renewCookieUntil = undefined
      }
      return session
    },
    secretOf: (request) => cookie.read(request) ?? '',
    hasCookie: (request) => cookie.read(request) !== undefined,
    restoreHint: cookie.restoreHint,
    start: (response, { sessionSecret, sessionExpiresAt }) => cookie.write(response, sessionSecret, new Date(sessionExpiresAt)),
    logOut: async (request, response) => {
      const sessionSecret = cookie.read(request)
      if (!sessionSecret) return ''
      const { sessionId } = await identity.call(IdentityService.LogOut, { sessionSecret })
      cache.delete(hashOf(sessionSecret))
      cookie.clear(response)
      return sessionId
    },
    invalidate: (hasEnded) => {
      // A running exchange may have been answered before the session ended, so it is removed too.
      for (const [hash, entry] of [...cache.entries()]) {
        if (entry.member && !hasEnded(entry.member)) continue
        if (!entry.member) entry.isRemoved = true
        cache.delete(hash)
      }
    },
    clear: (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return
      cache.delete(hashOf(secret))
      cookie.clear(response)
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
