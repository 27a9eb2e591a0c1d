import type { RequestHandler } from 'express'

const exposed = [
  'X-Request-Id',
  'Retry-After',
  'WWW-Authenticate',
  'x-ratelimit-limit-requests',
  'x-ratelimit-remaining-requests',
  'x-ratelimit-reset-requests',
  'x-should-retry',
].join(', ')

/**
 * Lets pages of every site call these addresses, without cookies: their programs prove themselves by a header. Answers a preflight request.
 */
export const allowCrossOrigin: RequestHandler = (request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed })
  if (request.method !== 'OPTIONS') return next()
  response.locals.route = 'preflight'
  response.status(204).set({
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    // A wildcard does not include Authorization.
    'Access-Control-Allow-Headers': 'Authorization, *',
    'Access-Control-Max-Age': '86400',
  })
  response.end()
}
