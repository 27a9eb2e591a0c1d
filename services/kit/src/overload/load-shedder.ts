import { DomainError } from '../errors.ts'
import { overloadRefusals } from '../metrics.ts'
import { type EventLoopDelay, eventLoopDelay } from './event-loop-delay.ts'

export interface LoadLimits {
  /** The event-loop delay above which new calls are refused, in milliseconds. */
  maxDelayMs: number
  /** The number of waiting calls at which new calls are refused. */
  maxWaiting: number
}

export interface LoadShedder {
  /** Counts a new call. When the process is overloaded, returns the refusal and does not count the call. */
  enter: () => DomainError | undefined
  /** Ends the count of a call, whose answer is sent or has begun. */
  leave: () => void
}

/** Creates the load shedder of a server, which refuses new calls while the process is overloaded and keeps running ones. */
export function createLoadShedder(
  server: 'grpc' | 'http',
  { maxDelayMs, maxWaiting }: LoadLimits,
  delay: Pick<EventLoopDelay, 'currentMs'> = eventLoopDelay(),
): LoadShedder {
  let waiting = 0
  const refuse = (cause: 'delay' | 'waiting') => {
    overloadRefusals.inc({ server, cause })
    const message = 'Too much is going on right now, please try again in a moment'
    const measured = cause === 'delay' ? `the event loop is ${Math.round(delay.currentMs)} ms late` : `${waiting} calls wait`
    return new DomainError('unavailable', 'OVERLOADED', message, { retryAfter: 2 }, { cause: measured })
  }
  return {
    enter: () => {
      if (waiting >= maxWaiting) return refuse('waiting')
      // Without waiting calls a call is never refused for delay. Otherwise no call would show that the load has ended.
      if (waiting > 0 && delay.currentMs > maxDelayMs) return refuse('delay')
      waiting++
      return undefined
    },
    leave: () => {
      waiting--
    },
  }
}
