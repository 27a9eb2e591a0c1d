import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

/** Throws DISK_FULL while the disk of the stores is full, before a store fails in the middle of a change. */
export const refuseWhileFull =
  (isDiskFull: () => boolean = () => false): RequestHandler =>
  (_request, _response, next) => {
    if (isDiskFull())
      throw new DomainError(
        'unavailable',
        'DISK_FULL',
        'This server has no disk space left, so nothing can be saved. Please try again later',
        {
          retryAfter: 30,
        },
      )
    next()
  }
