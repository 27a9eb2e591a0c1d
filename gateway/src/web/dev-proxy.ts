import type { RequestHandler } from 'express'
import { createProxyMiddleware, type RequestHandler as ProxyHandler, responseInterceptor } from 'http-proxy-middleware'
import { type SiteSettings, withSiteSettings } from './html/page-head.ts'

export interface DevProxy {
  handler: RequestHandler
  /** Forwards the web socket of hot updates. */
  upgrade: ProxyHandler['upgrade']
}

/** Forwards every request to Vite's dev server. Adds the site's settings to the head of pages, as for built pages. */
export function devProxy(target: string, site: SiteSettings): DevProxy {
  const options = { target, ws: false, changeOrigin: true }
  const files = createProxyMiddleware(options)
  const addSettings = responseInterceptor(async (body, { headers }) =>
    headers['content-type']?.startsWith('text/html') ? withSiteSettings(body.toString('utf8'), site) : body,
  )
  const pages = createProxyMiddleware({ ...options, selfHandleResponse: true, on: { proxyRes: addSettings } })
  return {
    handler: (request, response, next) => (request.headers.accept?.includes('text/html') ? pages : files)(request, response, next),
    upgrade: files.upgrade,
  }
}
