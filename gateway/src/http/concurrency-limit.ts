import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

/** Admits at most `max` requests at once and refuses further ones before any other work. Throws OVERLOADED. */
export function limitConcurrency(max: number): RequestHandler {
  let inProgress = 0
  return (_request, response, next) => {
    if (inProgress >= max)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many people are signing in right now, please try again in a moment', {
        retryAfter: 1,
      })
    inProgress++
    response.once('close', () => inProgress--)
    next()
  }
}
