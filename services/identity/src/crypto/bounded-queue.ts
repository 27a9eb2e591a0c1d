import { DomainError } from '@rostra/kit/errors'

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work in order, at most `atOnce` together. Throws OVERLOADED while `waitingMost` wait already. */
export function createBoundedQueue({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= waitingMost)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many people are signing in right now, please try again in a moment', {
        retryAfter: 1,
      })
    await new Promise<void>((go) => waiting.push(go))
  }
  // A place that becomes free passes to the one who waits longest, without being counted anew.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
