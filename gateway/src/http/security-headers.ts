import type { RequestHandler } from 'express'
import helmet from 'helmet'

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

/** Vite injects its client and styles as inline elements and connects over a web socket. */
const viteDirectives = {
  ...directives,
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
}

/** Sets the security headers of every response. HSTS is set in production only, because development uses plain HTTP. */
export function securityHeaders({ production, vite }: { production: boolean; vite: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: vite ? viteDirectives : directives },
      strictTransportSecurity: production && { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Not sent: current browsers or the policy above make these redundant, and each open stream keeps its headers in memory.
      xFrameOptions: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    }),
    (_request, response, next) => {
      response.set('Permissions-Policy', permissions)
      next()
    },
  ]
}

/** Sends no referrer, for a page whose address contains a token that opens an account. The web's calls send their origin all the same. */
export const noReferrer: RequestHandler = (_request, response, next) => {
  response.set('Referrer-Policy', 'no-referrer')
  next()
}

/**
 * Limits the referrer to the origin, for a page whose address contains the token of a share.
 */
export const limitReferrer: RequestHandler = (_request, response, next) => {
  response.set('Referrer-Policy', 'strict-origin')
  next()
}

/** Keeps a page out of search engines. */
export const noIndex: RequestHandler = (_request, response, next) => {
  response.set('X-Robots-Tag', 'noindex')
  next()
}

/** Forbids caches to store a page with payment data, or with a share that its owner may end. The browser's Back button loads it again. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}
