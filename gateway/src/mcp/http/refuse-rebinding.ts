import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'
import { isLoopback } from '../../config.ts'

/**
 * Throws FOREIGN_ORIGIN for an `Origin` without a host, as `null`, and for a page that reached this server by a name of its own (DNS
 * rebinding): its origin is the host that the request names, and that is neither PUBLIC_URL's nor this machine. Pages of every other
 * origin may call, as CORS says: they prove themselves by a key, never by a cookie.
 */
export function refuseRebinding(publicUrl: string): RequestHandler {
  const publicHost = new URL(publicUrl).host
  return (request, _response, next) => {
    const { origin, host } = request.headers
    if (origin === undefined) return next()
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    if (!url?.host) throw foreignOrigin()
    const isOwnName = url.host === host?.toLowerCase()
    if (isOwnName && url.host !== publicHost && !isLoopback(url.hostname)) throw foreignOrigin()
    next()
  }
}

const foreignOrigin = () => new DomainError('denied', 'FOREIGN_ORIGIN', 'A page of this origin may not call the MCP server')
