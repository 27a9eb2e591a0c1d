import type { RequestHandler } from 'express'
import { requestIdOf } from '../http/request-id.ts'
import { pageAt } from '../web/known-pages.ts'
import type { Framings } from './framings.ts'

/**
 * Headers of `/embed/{slug}`, the page that others frame: its policy names whose pages may, and nothing keeps a copy that outlives the owner's
 * word. No cookie is looked at or set.
 */
export function embedHeaders(framings: Framings): RequestHandler {
  return async (request, response, next) => {
    const page = pageAt(request.path)
    if (page.kind !== 'embed') return next()
    const { status, ancestors } = await framings.of(page.slug, requestIdOf(response))
    const policy = response.get('Content-Security-Policy') ?? ''
    response.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${ancestors}`),
    )
    response.set('Cache-Control', 'no-store').removeHeader('Cross-Origin-Opener-Policy')
    response.status(status)
    next()
  }
}

/** The script that puts the frame into another site's page: the one file that others may load. */
export const loaderPath = '/embed.js'

export const loaderHeaders: RequestHandler = (_request, response, next) => {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin')
  next()
}
