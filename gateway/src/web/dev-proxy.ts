import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware'

/** Hands everything to Vite's dev server, its web socket for hot updates included (see `upgrade`). */
export function devProxy(target: string): RequestHandler {
  return createProxyMiddleware({ target, ws: false, changeOrigin: true })
}
