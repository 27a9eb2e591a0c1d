import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { LoadLimits } from '@rostra/kit/overload/load-shedder'
import express, { type Express, type Request, type Response } from 'express'
import { trustProxies } from './callers/client-address.ts'
import type { Config } from './config.ts'
import { devCheckoutRouter } from './dev/dev-checkout-router.ts'
import { devMailRouter } from './dev/dev-mail-router.ts'
import { docsRouter } from './docs/docs-router.ts'
import type { Draining } from './http/draining.ts'
import { errorHandler } from './http/errors/error-handler.ts'
import { createHttpServer, type HttpServer } from './http/http-server.ts'
import { requestId } from './http/observability/request-id.ts'
import { requestLog } from './http/observability/request-log.ts'
import { requestTrace } from './http/observability/request-trace.ts'
import { refuseCrossSite } from './http/refuse-cross-site.ts'
import { refuseForeignHost } from './http/refuse-foreign-host.ts'
import { refuseWhileFull } from './http/refuse-while-full.ts'
import { limitReferrer, noIndex, noReferrer, noStore, securityHeaders } from './http/security-headers.ts'
import { mcpRouter } from './mcp/mcp-router.ts'
import { oauthRouter } from './oauth/oauth-router.ts'
import type { Ports } from './ports.ts'
import { areas } from './routes/index.ts'
import { mountRoutes } from './routing/mount-routes.ts'
import { readOnly } from './routing/refuse-method.ts'
import type { Route } from './routing/route.ts'
import { countPages } from './web/count-pages.ts'
import type { DevProxy } from './web/dev-proxy.ts'
import { diagramHeaders } from './web/diagram-headers.ts'
import { embedHeaders, loaderHeaders, loaderPath } from './web/embed/embed-headers.ts'
import { createFrameAncestors } from './web/embed/frame-ancestors.ts'
import { feedsRouter } from './web/feeds/feeds-router.ts'
import { siteSettings } from './web/html/page-head.ts'
import { oembedRouter } from './web/oembed/oembed-router.ts'
import { createFindReader } from './web/rendering/find-reader.ts'
import { createPageRenderer } from './web/rendering/page-renderer.ts'
import { resolvePage } from './web/resolve-page.ts'
import { drawPreview } from './web/share/preview/draw-preview.ts'
import { createPreviewCache } from './web/share/preview/preview-cache.ts'
import { previewRouter } from './web/share/preview/preview-router.ts'
import { publicPersona } from './web/share/public-persona.ts'
import { staticWeb } from './web/static-web.ts'

export interface ExpressAppOptions {
  config: Config
  ports: Ports
  draining: Draining
  log: Log
  limits?: LoadLimits
  isDiskFull?: (() => boolean) | undefined
  /** Routes besides those of the API. */
  routes?: readonly Route[] | undefined
  /** Instead of the built web. */
  vite?: DevProxy | undefined
}

/** Creates the HTTP server with its middleware and handlers, in the order in which they run. */
export function createExpressApp({ config, ports, draining, log, limits, isDiskFull, routes = [], vite }: ExpressAppOptions): HttpServer {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing')
  // Pages and files set their own ETag. API responses are never stored, so hashing them would be wasted work.
  app.set('etag', () => undefined)
  trustProxies(app, config.TRUSTED_PROXIES)
  app.use(requestId, requestTrace, requestLog(log), draining.closeConnections)
  app.use(...securityHeaders({ production: config.NODE_ENV === 'production', vite: config.WEB_DEV_URL !== undefined }))
  app.get('/healthz', (_request, response) => {
    response.locals.route = '/healthz'
    response.set('Cache-Control', 'no-store').type('text').send('ok')
  })
  readOnly(app, ['/healthz'])
  const isDevelopment = config.NODE_ENV === 'development'
  if (isDevelopment) app.use(refuseForeignHost)
  app.use(docsRouter(areas, config.PUBLIC_URL))
  const refuseOtherSites = refuseCrossSite(config.PUBLIC_URL)
  const refuseFull = refuseWhileFull(isDiskFull)
  app.use(oauthRouter(ports, limits))
  app.use(mcpRouter(ports, { refuseWhileDraining: draining.refuseWork, refuseWhileFull: refuseFull, limits }))
  mountRoutes(app, [...Object.values(areas).flat(), ...routes], {
    ports,
    refuseCrossSite: refuseOtherSites,
    refuseWhileDraining: draining.refuseWork,
    refuseWhileFull: refuseFull,
    limits,
  })
  if (isDevelopment) app.use(devMailRouter(ports), devCheckoutRouter(ports, refuseOtherSites))
  app.use(feedsRouter(ports), oembedRouter(ports))
  app.use(previewRouter(ports, createPreviewCache(drawPreview)))
  app.use(countPages(ports.limits))
  app.use(['/reset-password', '/oidc', '/oauth'], noReferrer)
  app.use('/oauth', noIndex, noStore)
  app.use(['/shared', '/expert-discussion/shared', '/360-chat/shared'], limitReferrer, noIndex, noStore)
  app.use('/admin', noIndex)
  app.use(['/purchase-credits', '/payment-success', '/payment-cancel'], noStore)
  app.get(loaderPath, loaderHeaders)
  app.use('/diagram', diagramHeaders({ vite: vite !== undefined }))
  app.use(embedHeaders(createFrameAncestors({ find: (slug, requestId) => publicPersona(ports, slug, requestId) })))
  const web = mountWeb(app, config, ports, vite)
  app.use(() => {
    throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
  })
  app.use(errorHandler(log))
  const http = createHttpServer(app)
  if (web.upgrade) http.server.on('upgrade', web.upgrade)
  http.server.on('close', web.stop)
  return http
}

function mountWeb(app: Express, config: Config, ports: Ports, vite?: DevProxy) {
  if (vite) {
    app.use(vite.handler)
    return { upgrade: vite.upgrade, stop: () => {} }
  }
  const { WEB_DIST, PUBLIC_URL } = config
  if (!WEB_DIST) return { stop: () => {} }
  const site = siteSettings(config)
  const resolve = (request: Request, response: Response) => resolvePage(request, response, ports, PUBLIC_URL)
  const { render, stop } = createPageRenderer(WEB_DIST, site, ports)
  app.use(staticWeb({ folder: WEB_DIST, site, resolve, findReader: createFindReader(ports), render }))
  return { stop }
}
