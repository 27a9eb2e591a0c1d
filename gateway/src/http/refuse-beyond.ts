import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

/** Lets `most` requests in at once and refuses the others before they have cost anything. Throws OVERLOADED. */
export function refuseBeyond(most: number): RequestHandler {
  let inside = 0
  return (_request, response, next) => {
    if (inside >= most)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many people are signing in right now, please try again in a moment', {
        retryAfter: 1,
      })
    inside++
    response.once('close', () => inside--)
    next()
  }
}
