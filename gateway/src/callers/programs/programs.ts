import { DomainError } from '@rostra/kit/errors'
import type { Resource } from '@rostra/platform/caller'
import { grants, insufficientScope, type NeededScope } from '@rostra/platform/scope'
import type { Request, Response } from 'express'
import type { Exchanges, Session } from '../exchanges.ts'
import type { RouteAudiences } from '../route-audiences.ts'

export interface Programs {
  /**
   * Returns the session of a program by the key or the token of an app in the Authorization header; cookies are not read. Throws KEY_INVALID
   * without a valid one, also for a token of another resource, and INSUFFICIENT_SCOPE without the needed scope.
   */
  identify: (request: Request, response: Response, needed: NeededScope, audiences: RouteAudiences) => Promise<Session>
}

/** The secrets that are asked about: API keys and tokens of apps. A browser's session secret is none of them. */
const secretPattern = /^r[kt]_[A-Za-z0-9_-]{43}$/

/** The resource of a path. */
const resourceOf = ({ originalUrl }: Request): Resource => (/^\/mcp(?![\w-])/.test(originalUrl) ? 'mcp' : 'v1')

/** Recognizes programs by the bearer secret that a member has made for them. */
export const createPrograms = (exchanges: Pick<Exchanges, 'find'>): Programs => ({
  identify: async (request, response, needed, audiences) => {
    const secret = bearerOf(request)
    const session = secretPattern.test(secret) ? await exchanges.find(secret, audiences) : undefined
    const access = session?.member.access
    const isForeign = access?.kind === 'app' && access.resource !== resourceOf(request)
    if (!session || !access || isForeign) {
      response.set('WWW-Authenticate', secret === '' ? 'Bearer' : 'Bearer error="invalid_token"')
      throw new DomainError(
        'unauthenticated',
        'KEY_INVALID',
        'This needs a valid API key, or the token of an app: “Authorization: Bearer rk_…”',
      )
    }
    if (!grants(access.scopes, needed)) {
      response.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${needed}"`)
      throw insufficientScope(`This key may not do that: it lacks the scope “${needed}”`)
    }
    return { ...session, token: (method) => session.token(method).catch(refuseEnded(response)) }
  },
})

/** Refuses a key or an app that was revoked during its request as one that is not valid. */
const refuseEnded = (response: Response) => (error: unknown) => {
  if (!(error instanceof DomainError) || error.reason !== 'SESSION_ENDED') throw error
  if (!response.headersSent) response.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  throw new DomainError('unauthenticated', 'KEY_INVALID', 'This key is not valid any more')
}

/** The length of a header beyond which it is not read. */
const maxHeaderLength = 1_000

/** Returns the secret of the Authorization header; empty without one. */
function bearerOf({ headers: { authorization = '' } }: Request): string {
  if (authorization.length > maxHeaderLength) return ''
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}
