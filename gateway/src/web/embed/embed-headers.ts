import type { RequestHandler } from 'express'
import { requestIdOf } from '../../http/observability/request-id.ts'
import { pageAt } from '../known-pages.ts'
import type { FrameAncestors } from './frame-ancestors.ts'

/**
 * Sets the headers of `/embed/{slug}`, the page that other sites frame: `frame-ancestors` lists the origins that the persona's owner
 * allows, and no cache stores the page, so that a changed list takes effect at once. Search engines have the persona's page
 * instead. Reads and sets no cookie.
 */
export function embedHeaders(frameAncestors: FrameAncestors): RequestHandler {
  return async (request, response, next) => {
    const page = pageAt(request.path)
    if (page.kind !== 'embed') return next()
    const { status, sources } = await frameAncestors.of(page.slug, requestIdOf(response))
    const policy = response.get('Content-Security-Policy') ?? ''
    response.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${sources}`),
    )
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).removeHeader('Cross-Origin-Opener-Policy')
    response.status(status)
    next()
  }
}

/** The script that inserts the frame into another site's page; the only file that other sites may load. */
export const loaderPath = '/embed.js'

export const loaderHeaders: RequestHandler = (_request, response, next) => {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin')
  next()
}
