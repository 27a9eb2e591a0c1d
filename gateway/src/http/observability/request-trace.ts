import { openSpan } from '@rostra/kit/tracing/spans'
import type { RequestHandler } from 'express'
import { requestIdOf } from './request-id.ts'

/**
 * Starts a trace with one span for each request, until the end of its response. Trace headers of the client are ignored. The span has the
 * route's pattern, never the address, the query or a body.
 */
export const requestTrace: RequestHandler = (request, response, next) => {
  const attributes = { 'http.request.method': request.method, 'rostra.request_id': requestIdOf(response) }
  const span = openSpan(request.method, { kind: 'server', root: true, attributes })
  if (!span) return next()
  response.once('close', () => {
    const { route = 'none' } = response.locals
    span.rename(`${request.method} ${route}`)
    span.set({ 'http.route': route, 'http.response.status_code': response.statusCode })
    if (!response.writableFinished) span.event('the client disconnected')
    span.end(response.statusCode >= 500)
  })
  span.run(next)
}
