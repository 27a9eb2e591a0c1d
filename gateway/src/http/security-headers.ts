import type { RequestHandler } from 'express'
import helmet from 'helmet'

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

/** Vite injects its client and styles as inline elements and speaks over a web socket. */
const forVite = {
  ...directives,
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
}

/** The headers that every answer carries. HSTS only in production: a laptop speaks http. */
export function securityHeaders({ production, vite }: { production: boolean; vite: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: vite ? forVite : directives },
      strictTransportSecurity: production && { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // What these say, the policy above or every browser of today says already; an open stream holds on to its headers.
      xFrameOptions: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    }),
    (_request, response, next) => {
      response.set('Permissions-Policy', permissions)
      // The web says more about failures where only developers see it.
      if (!production) response.set('X-Development-Mode', 'true')
      next()
    },
  ]
}

/**
 * For a page whose address is a secret: no request that it makes tells more than our origin. `no-referrer` would say less still, but makes
 * browsers send `Origin: null` with what is ours.
 */
export const keepAddressPrivate: RequestHandler = (_request, response, next) => {
  response.set('Referrer-Policy', 'strict-origin')
  next()
}

/** For a page about somebody's money: a browser that goes back asks again, and keeps nothing. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}
