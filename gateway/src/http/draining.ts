import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

export interface Draining {
  readonly begun: boolean
  begin: () => void
  /** While draining, asks clients to come back over a new connection, which goes to another replica. */
  closeConnections: RequestHandler
  /** Refuses what would start new work. */
  refuse: RequestHandler
}

/** Whether this process is on its way out. */
export function createDraining(): Draining {
  let begun = false
  return {
    get begun() {
      return begun
    },
    begin: () => {
      begun = true
    },
    closeConnections: (_request, response, next) => {
      if (begun) response.set('Connection', 'close')
      next()
    },
    refuse: (_request, _response, next) => {
      if (begun) throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Please try again in a moment', { retryAfter: 2 })
      next()
    },
  }
}
