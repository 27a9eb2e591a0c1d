import { createLoadShedder, type LoadLimits } from '@rostra/kit/overload/load-shedder'
import type { RequestHandler, Response } from 'express'

/**
 * The limits of event-loop delay and of waiting requests. A delay of 200 ms for half a second means loop turns of about 400 ms: the first
 * token of an answer then takes seconds. A single long task raises only one of five samples. 2,000 waiting requests are 330 a second of 6 s
 * each.
 */
const defaultLimits: LoadLimits = { maxDelayMs: 200, maxWaiting: 2_000 }

/**
 * Refuses the newest requests with OVERLOADED while the event loop is late or too many requests wait for their response. A request waits
 * until its response is complete, an event stream until it has begun. Mount it after the body parser, so that requests that still arrive do
 * not count.
 */
export function shedLoad(limits: LoadLimits = defaultLimits): RequestHandler {
  const shedder = createLoadShedder('http', limits)
  return (_request, response, next) => {
    // The client has hung up meanwhile: its response closes no more, and would be counted for ever.
    if (response.closed) return
    const refusal = shedder.enter()
    if (refusal) throw refusal
    let isWaiting = true
    const leave = () => {
      if (isWaiting) shedder.leave()
      isWaiting = false
    }
    response.locals.stopWaiting = leave
    response.once('close', leave)
    next()
  }
}

/** Marks a response as begun: it stays open and no longer counts as waiting. */
export function stopWaiting({ locals }: Response): void {
  locals.stopWaiting?.()
}
