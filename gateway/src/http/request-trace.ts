import { openSpan } from '@rostra/kit/tracing/spans'
import type { RequestHandler } from 'express'
import { requestIdOf } from './request-id.ts'

/**
 * One span for each request, which begins a trace: what a browser says of a trace is not believed. It lasts as long as the answer, and knows
 * the route's pattern, never the address, the query or a body.
 */
export const requestTrace: RequestHandler = (request, response, next) => {
  const attributes = { 'http.request.method': request.method, 'rostra.request_id': requestIdOf(response) }
  const span = openSpan(request.method, { kind: 'server', begins: true, attributes })
  if (!span) return next()
  response.once('close', () => {
    const { route = 'none' } = response.locals
    span.rename(`${request.method} ${route}`)
    span.set({ 'http.route': route, 'http.response.status_code': response.statusCode })
    if (!response.writableFinished) span.event('the reader left')
    span.end(response.statusCode >= 500)
  })
  span.run(next)
}
