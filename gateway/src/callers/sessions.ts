import { createHash } from 'node:crypto'
import type { Member } from '@rostra/kit/caller'
import { callerOf } from '@rostra/kit/claims'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { IdentityService } from '@rostra/proto/identity'
import type { Request, Response } from 'express'
import type { ServerCookie } from './cookie-jar.ts'

export interface Session {
  token: string
  member: Member
}

export interface Sessions {
  /** The live session behind the cookie; clears the cookie of a dead one. */
  of: (request: Request, response: Response) => Promise<Session | undefined>
  /** Whether there is a session's cookie, be it worth something or not. */
  shown: (request: Request) => boolean
  begin: (response: Response, signedIn: SignedIn__Output) => void
  /** Ends the session behind the cookie, here and in identity. */
  end: (request: Request, response: Response) => Promise<void>
  /** Stops trusting, on this replica, the sessions that were ended elsewhere: those of the members that `ended` tells. */
  forget: (ended: (member: Member) => boolean) => void
  /** Lets go of a session that identity has ended already: the cookie goes, and what is remembered of it. */
  drop: (request: Request, response: Response) => void
}

interface Remembered {
  session: Promise<Session | undefined>
  /** Unknown while the exchange is under way. */
  member?: Member
  until: number
  /** The session lasts longer than its cookie: the first answer sets the cookie anew. */
  cookieUntil?: Date
}

/** A revoked session is believed at most this long by a replica that didn't revoke it. */
const rememberedMs = 1_000
const rememberedMost = 10_000

export interface SessionsOptions {
  identity: RpcClient
  verify: TokenVerifier
  cookie: ServerCookie
  now?: () => number
}

/** Exchanges session secrets for access tokens. An exchange is remembered under the secret's hash and shared by requests at once. */
export function createSessions({ identity, verify, cookie, now = Date.now }: SessionsOptions): Sessions {
  const remembered = new Map<string, Remembered>()

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

  const lookUp = (secret: string): Remembered => {
    const hash = hashOf(secret)
    const known = remembered.get(hash)
    if (known && known.until > now()) return known
    remembered.delete(hash)
    const session = exchange(secret)
    const entry: Remembered = { session, until: now() + rememberedMs }
    if (remembered.size >= rememberedMost) remembered.delete(remembered.keys().next().value as string)
    remembered.set(hash, entry)
    session.then(
      (found) => {
        entry.member = found?.member
        if (found?.sessionExpiresAt) entry.cookieUntil = new Date(found.sessionExpiresAt)
      },
      () => remembered.get(hash) === entry && remembered.delete(hash),
    )
    return entry
  }

  return {
    of: async (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return undefined
      const entry = lookUp(secret)
      const session = await entry.session
      if (!session) cookie.clear(response)
      else if (entry.cookieUntil) {
        cookie.write(response, secret, entry.cookieUntil)
        entry.cookieUntil = undefined
      }
      return session
    },
    shown: (request) => cookie.read(request) !== undefined,
    begin: (response, { sessionSecret, sessionExpiresAt }) => cookie.write(response, sessionSecret, new Date(sessionExpiresAt)),
    end: async (request, response) => {
      const sessionSecret = cookie.read(request)
      if (!sessionSecret) return
      await identity.call(IdentityService.LogOut, { sessionSecret })
      remembered.delete(hashOf(sessionSecret))
      cookie.clear(response)
    },
    forget: (ended) => {
      // An exchange under way may have been answered before the end: whoever comes next asks again.
      for (const [hash, { member }] of remembered) if (!member || ended(member)) remembered.delete(hash)
    },
    drop: (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return
      remembered.delete(hashOf(secret))
      cookie.clear(response)
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
