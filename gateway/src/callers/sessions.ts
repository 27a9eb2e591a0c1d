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
  begin: (response: Response, signedIn: SignedIn__Output) => void
  /** Ends the session behind the cookie, here and in identity. */
  end: (request: Request, response: Response) => Promise<void>
  /** Stops trusting a session that was revoked by its id; clears the cookie when it was this request's own. */
  forget: (sessionId: string, response: Response, own: boolean) => void
}

interface Remembered {
  session: Promise<Session | undefined>
  sessionId?: string
  until: number
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

  const exchange = async (sessionSecret: string): Promise<Session | undefined> => {
    try {
      const { accessToken } = await identity.call(IdentityService.Authenticate, { sessionSecret })
      const caller = callerOf(await verify(accessToken))
      return caller.kind === 'member' ? { token: accessToken, member: caller } : undefined
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
      throw error
    }
  }

  const lookUp = (secret: string): Promise<Session | undefined> => {
    const hash = hashOf(secret)
    const known = remembered.get(hash)
    if (known && known.until > now()) return known.session
    remembered.delete(hash)
    const entry: Remembered = { session: exchange(secret), until: now() + rememberedMs }
    if (remembered.size >= rememberedMost) remembered.delete(remembered.keys().next().value as string)
    remembered.set(hash, entry)
    entry.session.then(
      (session) => {
        entry.sessionId = session?.member.sessionId
      },
      () => remembered.get(hash) === entry && remembered.delete(hash),
    )
    return entry.session
  }

  return {
    of: async (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return undefined
      const session = await lookUp(secret)
      if (!session) cookie.clear(response)
      return session
    },
    begin: (response, { sessionSecret, sessionExpiresAt }) => cookie.write(response, sessionSecret, new Date(sessionExpiresAt)),
    end: async (request, response) => {
      const sessionSecret = cookie.read(request)
      if (!sessionSecret) return
      await identity.call(IdentityService.LogOut, { sessionSecret })
      remembered.delete(hashOf(sessionSecret))
      cookie.clear(response)
    },
    forget: (sessionId, response, own) => {
      for (const [hash, entry] of remembered) if (entry.sessionId === sessionId) remembered.delete(hash)
      if (own) cookie.clear(response)
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
