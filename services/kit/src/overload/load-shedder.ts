import { DomainError } from '../errors.ts'
import { overloadRefusals } from '../metrics.ts'
import { type EventLoopDelay, eventLoopDelay } from './event-loop-delay.ts'

export interface LoadLimits {
  /** New calls are refused while the event loop is later than this, in milliseconds. */
  maxDelayMs: number
  /** New calls are refused while this many wait for their answer. */
  maxWaiting: number
}

export interface LoadShedder {
  /** Counts a new call. Returns the refusal when the process is overloaded; the call is then not counted. */
  enter: () => DomainError | undefined
  /** A counted call has its answer, or the beginning of it. */
  leave: () => void
}

/** Creates the admission of a server: it refuses the newest calls while the process is overloaded, and keeps those that run. */
export function createLoadShedder(
  server: 'grpc' | 'http',
  { maxDelayMs, maxWaiting }: LoadLimits,
  delay: Pick<EventLoopDelay, 'currentMs'> = eventLoopDelay(),
): LoadShedder {
  let waiting = 0
  const refuse = (cause: 'delay' | 'waiting') => {
    overloadRefusals.inc({ server, cause })
    return new DomainError('unavailable', 'OVERLOADED', 'Too much is going on right now, please try again in a moment', { retryAfter: 2 })
  }
  return {
    enter: () => {
      if (waiting >= maxWaiting) return refuse('waiting')
      // A process without waiting calls is never refused by delay: else nothing would show that the load is gone.
      if (waiting > 0 && delay.currentMs > maxDelayMs) return refuse('delay')
      waiting++
      return undefined
    },
    leave: () => {
      waiting--
    },
  }
}
