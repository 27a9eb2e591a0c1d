import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import express, { type Express, type Request, type Response } from 'express'
import type { Config } from './config.ts'
import { devCheckoutRouter } from './dev/dev-checkout-router.ts'
import { devMailRouter } from './dev/dev-mail-router.ts'
import { docsRouter } from './docs/docs-router.ts'
import { embedHeaders, loaderHeaders, loaderPath } from './embed/embed-headers.ts'
import { createFramings } from './embed/framings.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import type { Draining } from './http/draining.ts'
import { errorHandler } from './http/error-handler.ts'
import { createHttpServer, type HttpServer } from './http/http-server.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { requestId } from './http/request-id.ts'
import { requestLog } from './http/request-log.ts'
import { requestTrace } from './http/request-trace.ts'
import { keepAddressPrivate, neverStored, securityHeaders } from './http/security-headers.ts'
import type { Ports } from './ports.ts'
import { areas } from './routes/index.ts'
import { createPreviewPainter } from './share/paint-preview.ts'
import { previewRouter } from './share/preview-router.ts'
import { createPreviews } from './share/previews.ts'
import { publicPersona } from './share/public-persona.ts'
import { devProxy } from './web/dev-proxy.ts'
import { pageAnswer } from './web/page-answer.ts'
import { staticWeb } from './web/static-web.ts'
import { createVisitorPages } from './web/visitor-pages.ts'

export interface ExpressAppOptions {
  config: Config
  ports: Ports
  draining: Draining
  log: Log
}

/** Everything between the port and the handlers, in the order in which a request meets it. */
export function createExpressApp({ config, ports, draining, log }: ExpressAppOptions): HttpServer {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing')
  // Files get their ETag from the disk; answers of the API are never stored, so a hash over each would be for nothing.
  app.set('etag', () => undefined)
  app.set('trust proxy', config.TRUSTED_PROXIES ?? false)
  app.use(requestId, requestTrace, requestLog(log), draining.closeConnections)
  app.use(...securityHeaders({ production: config.NODE_ENV === 'production', vite: config.WEB_DEV_URL !== undefined }))
  app.get('/healthz', (_request, response) => {
    response.locals.route = '/healthz'
    response.set('Cache-Control', 'no-store').type('text').send('ok')
  })
  app.use(docsRouter(areas, config.PUBLIC_URL))
  const refuseOtherSites = refuseCrossSite(config.PUBLIC_URL)
  mountRoutes(app, Object.values(areas).flat(), { ports, refuseCrossSite: refuseOtherSites, refuseWhileDraining: draining.refuse })
  if (config.NODE_ENV !== 'production') app.use(devMailRouter(ports), devCheckoutRouter(ports, refuseOtherSites))
  app.use(previewRouter(ports, createPreviews(createPreviewPainter())))
  app.use('/reset-password', keepAddressPrivate)
  app.use(['/purchase-credits', '/payment-success', '/payment-cancel'], neverStored)
  app.get(loaderPath, loaderHeaders)
  app.use(embedHeaders(createFramings({ find: (slug, requestId) => publicPersona(ports, slug, requestId) })))
  const web = serveWeb(app, config, ports)
  app.use(() => {
    throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
  })
  app.use(errorHandler(log))
  const http = createHttpServer(app)
  if (web.upgrade) http.server.on('upgrade', web.upgrade)
  http.server.on('close', web.stop)
  return http
}

function serveWeb(app: Express, { WEB_DEV_URL, WEB_DIST, PUBLIC_URL }: Config, ports: Ports) {
  if (WEB_DEV_URL) {
    const vite = devProxy(WEB_DEV_URL)
    app.use(vite)
    return { upgrade: vite.upgrade, stop: () => {} }
  }
  if (!WEB_DIST) return { stop: () => {} }
  const answerOf = (request: Request, response: Response) => pageAnswer(request, response, ports, PUBLIC_URL)
  const { rendered, stop } = createVisitorPages(WEB_DIST, ports)
  app.use(staticWeb({ folder: WEB_DIST, answerOf, rendered }))
  return { stop }
}
