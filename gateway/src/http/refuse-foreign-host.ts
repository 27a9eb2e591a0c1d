import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'
import { isLoopback } from '../config.ts'

/**
 * Throws FOREIGN_HOST for a request that names a host which is not this machine. A page of any site can make its
 * own name lead to 127.0.0.1 (DNS rebinding) and would read /dev/mail as a page of its own origin; its requests
 * still name its host. For development only: production has no such pages.
 */
export const refuseForeignHost: RequestHandler = (request, _response, next) => {
  const name = request.headers.host?.replace(/:\d+$/, '').toLowerCase()
  if (name !== undefined && !isLoopback(name))
    throw new DomainError('denied', 'FOREIGN_HOST', 'In development only addresses of this machine are answered, such as http://localhost')
  next()
}
