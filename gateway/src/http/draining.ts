import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

export interface Draining {
  /** Whether the process has said that it goes. */
  readonly announced: boolean
  /** From here on clients are asked to leave; nothing is refused yet. */
  announce: () => void
  /** From here on new work is refused. */
  begin: () => void
  /** Once it is announced, asks clients to come back over a new connection, which goes to another replica. */
  closeConnections: RequestHandler
  /** Refuses what would start new work. */
  refuse: RequestHandler
}

/** Whether this process is on its way out. */
export function createDraining(): Draining {
  let [announced, begun] = [false, false]
  return {
    get announced() {
      return announced
    },
    announce: () => {
      announced = true
    },
    begin: () => {
      begun = true
    },
    closeConnections: (_request, response, next) => {
      if (announced) response.set('Connection', 'close')
      next()
    },
    refuse: (_request, _response, next) => {
      if (begun) throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Please try again in a moment', { retryAfter: 2 })
      next()
    },
  }
}
