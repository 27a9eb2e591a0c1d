import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

/**
 * Refuses what another site's page makes a browser send. Ours are PUBLIC_URL's origin, and the host that the request was sent to
 * under the same scheme, so that a port-forward or a second name works.
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const { origin: publicOrigin, protocol } = new URL(publicUrl)
  return (request, _response, next) => {
    const origin = request.headers.origin
    const foreign = origin !== undefined && origin !== publicOrigin && origin !== `${protocol}//${request.headers.host}`
    if (foreign || request.headers['sec-fetch-site'] === 'cross-site') {
      throw new DomainError('denied', 'CROSS_SITE', 'This call may only come from our own pages')
    }
    next()
  }
}
