import type { RequestHandler } from 'express'
import { clientNetworkOf } from '../callers/client-address.ts'
import type { RateLimits } from '../limits/limiters.ts'
import { pageAt } from './known-pages.ts'

/** Counts each page request as a call of its network: a page may cost calls to services and a rendering. Does not count files. */
export const countPages = (limits: RateLimits): RequestHandler => {
  return async (request, response, next) => {
    if (isPage(request.path)) {
      response.locals.route = 'web'
      await limits.use('call', clientNetworkOf(request))
    }
    next()
  }
}

const isPage = (path: string) => !/\.\w+$/.test(path) || path === '/index.html' || pageAt(path).kind !== 'unknown'
