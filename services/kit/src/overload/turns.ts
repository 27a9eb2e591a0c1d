import { DomainError } from '../errors.ts'
import { overloadRefusals, waitingTurns } from '../metrics.ts'

export interface TurnLimits {
  /** The number of works that begin at the same time: at first, at least and at most. */
  initial: number
  least: number
  most: number
  /** The time from which on a beginning is slow, in milliseconds. */
  slowMs: number
  /** The longest wait for a turn in a burst, in milliseconds. */
  burstMs: number
  /** The longest wait once some have waited for all of the last `burstMs`. */
  standingMs: number
}

export interface Turns {
  /**
   * Waits for a turn, in the order of the calls. Returns a function that ends it, when the work has begun or failed. Rejects with
   * OVERLOADED when it takes too long, and with the signal's reason when that aborts.
   */
  take: (signal: AbortSignal) => Promise<() => void>
  /** The number of works that may begin at the same time now. */
  readonly limit: number
}

interface Waiter {
  since: number
  start: () => void
  refuse: () => void
}

/**
 * Bounds how many works begin at the same time, so that under overload as many begin as without it. More at once would take longer
 * than their deadlines, and all be in vain. The bound follows the machine (AIMD): after as many beginnings as it allows, it shrinks by a
 * quarter when most were slow, and grows by an eighth when some had to wait. The wait is bounded by controlled delay: a burst may wait
 * long, but in a queue that does not empty the wait is short (B. Maurer, Fail at Scale, ACM Queue 13(8), 2015).
 */
export function createTurns(limits: TurnLimits, now: () => number = () => performance.now()): Turns {
  const { initial, least, most, slowMs, burstMs, standingMs } = limits
  const queue = new Set<Waiter>()
  let limit = initial
  let running = 0
  let emptyAt = now()
  let round = { begun: 0, slow: 0, hasWaited: false }

  const adapt = (tookMs: number) => {
    round.begun++
    if (tookMs > slowMs) round.slow++
    if (round.begun < limit) return
    if (round.slow > round.begun / 2) limit = Math.max(least, Math.floor(limit * 0.75))
    else if (round.hasWaited) limit = Math.min(most, Math.ceil(limit * 1.125))
    round = { begun: 0, slow: 0, hasWaited: queue.size > 0 }
  }
  const dequeue = () => {
    const mostMs = now() - emptyAt > burstMs ? standingMs : burstMs
    for (const waiter of queue) {
      if (now() - waiter.since > mostMs) waiter.refuse()
      else if (running >= limit) return
      else waiter.start()
    }
  }
  const begin = () => {
    running++
    const startedAt = now()
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      running--
      adapt(now() - startedAt)
      dequeue()
    }
  }
  const wait = (signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        queue.delete(waiter)
        waitingTurns.dec()
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
      }
      const abort = () => {
        leave()
        reject(signal.reason)
      }
      const waiter: Waiter = {
        since: now(),
        start: () => {
          leave()
          resolve(begin())
        },
        refuse: () => {
          leave()
          overloadRefusals.inc({ server: 'http', cause: 'turn' })
          reject(overloaded(now() - waiter.since))
        },
      }
      const timer = setTimeout(waiter.refuse, burstMs)
      signal.addEventListener('abort', abort, { once: true })
      queue.add(waiter)
      waitingTurns.inc()
    })

  return {
    take: async (signal) => {
      signal.throwIfAborted()
      if (queue.size === 0) emptyAt = now()
      if (running < limit && queue.size === 0) return begin()
      round.hasWaited = true
      return wait(signal)
    },
    get limit() {
      return limit
    },
  }
}

const overloaded = (waitedMs: number) => {
  const cause = `no turn within ${Math.round(waitedMs)} ms`
  return new DomainError(
    'unavailable',
    'OVERLOADED',
    'Too much is going on right now, please try again in a moment',
    { retryAfter: 2 },
    { cause },
  )
}
