import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

/**
 * Throws CROSS_SITE for a request that a page of another site made the browser send. Accepted origins are PUBLIC_URL's and, with the
 * same scheme, the host that the request names, so that a port forward or a second host name works. A GET names no origin: there a page
 * of the same site, which may be another host of the domain or another port of this machine, counts as foreign too.
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const { origin: publicOrigin, protocol } = new URL(publicUrl)
  return (request, _response, next) => {
    const origin = request.headers.origin
    const isForeign = origin !== undefined && origin !== publicOrigin && origin !== `${protocol}//${request.headers.host}`
    const site = request.headers['sec-fetch-site']
    if (isForeign || site === 'cross-site' || (site === 'same-site' && origin === undefined)) {
      throw new DomainError('denied', 'CROSS_SITE', 'This call may only come from our own pages')
    }
    next()
  }
}
