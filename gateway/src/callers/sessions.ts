import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import type { LogOutResponse__Output } from '@rostra/proto/gen/rostra/identity/v1/LogOutResponse'
import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { IdentityService } from '@rostra/proto/identity'
import type { Request, Response } from 'express'
import type { RouteAudiences } from './route-audiences.ts'
import type { SessionCookie } from './server-cookie.ts'
import type { Session, TokenExchanges } from './token-exchanges.ts'

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
  /**
   * Ends the session of the cookie in identity and clears the cookie, also when the client hangs up. Returns identity's answer, with empty
   * fields when none has ended.
   */
  logOut: (request: Request, response: Response, call: CallOptions) => Promise<LogOutResponse__Output>
  /** Clears the cookie of a session that identity has ended already. */
  clear: (request: Request, response: Response) => void
}

export interface SessionsOptions {
  identity: RpcClient
  tokenExchanges: TokenExchanges
  cookie: SessionCookie
}

/** Recognizes members by the session secret in a cookie. The key of a program is no session. */
export function createSessions({ identity, tokenExchanges, cookie }: SessionsOptions): Sessions {
  return {
    find: async (request, response, audiences) => {
      const secret = cookie.read(request)
      if (!secret) return undefined
      const session = await tokenExchanges.find(secret, audiences)
      if (!session || session.member.access) {
        cookie.clear(response)
        return undefined
      }
      if (session.renewUntil) cookie.write(response, secret, session.renewUntil)
      return session
    },
    secretOf: (request) => cookie.read(request) ?? '',
    hasCookie: (request) => cookie.read(request) !== undefined,
    restoreHint: cookie.restoreHint,
    start: (response, { sessionSecret, sessionExpiresAt }) => cookie.write(response, sessionSecret, new Date(sessionExpiresAt)),
    logOut: async (request, response, { signal: _signal, ...call }) => {
      const sessionSecret = cookie.read(request)
      if (!sessionSecret) return { sessionId: '', signOutUrl: '' }
      const ended = await identity.call(IdentityService.LogOut, { sessionSecret }, call)
      tokenExchanges.forget(sessionSecret)
      cookie.clear(response)
      return ended
    },
    clear: (request, response) => {
      const secret = cookie.read(request)
      if (!secret) return
      tokenExchanges.forget(secret)
      cookie.clear(response)
    },
  }
}
