import type { Turns } from '@rostra/kit/overload/turns'
import type { RequestHandler } from 'express'
import { disconnectSignal } from './disconnect-signal.ts'

/**
 * Lets answers begin in turn. A turn ends when the stream has begun or the response is complete. A client that resumes an answer causes no
 * work, and does not wait. Mount it after `shedLoad`.
 */
export const takeTurn =
  (turns: Turns): RequestHandler =>
  async (request, response, next) => {
    if (request.headers['last-event-id']) return next()
    response.locals.arrivedAt = performance.now()
    const end = await turns.take(disconnectSignal(response))
    const { stopWaiting } = response.locals
    response.locals.stopWaiting = () => {
      stopWaiting?.()
      end()
    }
    response.once('close', end)
    next()
  }
