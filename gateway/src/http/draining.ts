import { DomainError } from '@rostra/kit/errors'
import type { RequestHandler } from 'express'

export interface Draining {
  /** True once the process has announced that it stops. */
  readonly announced: boolean
  /** Announces the stop: clients are asked to reconnect elsewhere, and nothing is refused yet. */
  announce: () => void
  /** Starts to refuse new work. */
  begin: () => void
  /** After the announcement, closes each connection with its response, so that the client's next one reaches another replica. */
  closeConnections: RequestHandler
  /** After `begin`, throws SHUTTING_DOWN for a request that starts work. */
  refuseWork: RequestHandler
}

/** Creates the state of a process that stops in two steps: announced, then draining. */
export function createDraining(): Draining {
  let announced = false
  let begun = false
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
    refuseWork: (_request, _response, next) => {
      if (begun) throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Please try again in a moment', { retryAfter: 2 })
      next()
    },
  }
}
