import { createLoadShedder, type LoadLimits } from '@rostra/kit/overload/load-shedder'
import type { RequestHandler, Response } from 'express'

/**
 * A loop that is late by 200 ms for half a second has turns of about 400 ms: the first token of an answer then takes seconds. It is
 * not reached by single long tasks, which raise one of five samples. 2,000 waiting requests are 330 a second that take 6 s each.
 */
const defaultLimits: LoadLimits = { maxDelayMs: 200, maxWaiting: 2_000 }

/**
 * Refuses the newest requests with OVERLOADED while the event loop is late or too many requests wait for their response. A request waits until
 * its response is complete, an event stream until it has begun. It belongs after the body: a request that is still arriving takes no place.
 */
export function shedLoad(limits: LoadLimits = defaultLimits): RequestHandler {
  const shedder = createLoadShedder('http', limits)
  return (_request, response, next) => {
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
