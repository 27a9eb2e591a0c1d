import { DomainError } from '@rostra/kit/errors'
import type { Resource } from '@rostra/platform/caller'
import { grants, insufficientScope, type NeededScope } from '@rostra/platform/scope'
import type { Request, Response } from 'express'
import type { RouteAudiences } from '../route-audiences.ts'
import type { Session, TokenExchanges } from '../token-exchanges.ts'
import { challenge } from './protected-resource.ts'

/** What a route of programs needs. */
export interface ProgramAccess {
  resource: Resource
  needed: NeededScope
  audiences: RouteAudiences
}

export interface Programs {
  /**
   * Returns the session of a program by the key or the token of an app in the Authorization header; cookies are
   * not read. Throws KEY_INVALID without a valid one, also for a token of another resource, and
   * INSUFFICIENT_SCOPE without the needed scope. WWW-Authenticate says the same.
   */
  identify: (request: Request, response: Response, access: ProgramAccess) => Promise<Session>
}

/** The secrets that are asked about: API keys and tokens of apps. A browser's session secret is none of them. */
const secretPattern = /^r[kt]_[A-Za-z0-9_-]{43}$/

const notValid = { error: 'invalid_token', error_description: 'The token is not valid, or has ended' }

/** Recognizes programs by the bearer secret that a member has made for them. */
export const createPrograms = (tokenExchanges: Pick<TokenExchanges, 'find'>, publicUrl: string): Programs => ({
  identify: async (request, response, { resource, needed, audiences }) => {
    const setChallenge = (refusal: Record<string, string>) => {
      if (!response.headersSent) response.set('WWW-Authenticate', challenge(publicUrl, resource, refusal))
    }
    const secret = bearerOf(request)
    const session = secretPattern.test(secret) ? await tokenExchanges.find(secret, audiences) : undefined
    const access = session?.member.access
    const isForeign = access?.kind === 'app' && access.resource !== resource
    if (!session || !access || isForeign) {
      setChallenge(secret === '' ? {} : notValid)
      throw new DomainError(
        'unauthenticated',
        'KEY_INVALID',
        'This needs a valid API key, or the token of an app: “Authorization: Bearer rk_…”',
      )
    }
    if (!grants(access.scopes, needed)) {
      setChallenge({ error: 'insufficient_scope', scope: needed })
      throw insufficientScope(`This key may not do that: it lacks the scope “${needed}”`)
    }
    /** Refuses a key or an app that was revoked during its request as one that is not valid. */
    const refuseEnded = (error: unknown) => {
      if (!(error instanceof DomainError) || error.reason !== 'SESSION_ENDED') throw error
      setChallenge(notValid)
      throw new DomainError('unauthenticated', 'KEY_INVALID', 'This key is not valid any more')
    }
    return { ...session, token: (method) => session.token(method).catch(refuseEnded) }
  },
})

/** The length of a header beyond which it is not read. */
const maxHeaderLength = 1_000

/** Returns the secret of the Authorization header; empty without one. */
function bearerOf({ headers: { authorization = '' } }: Request): string {
  if (authorization.length > maxHeaderLength) return ''
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}
