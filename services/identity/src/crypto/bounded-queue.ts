import { DomainError } from '@rostra/kit/errors'

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work in order, at most `concurrency` at once. Throws OVERLOADED while `maxWaiting` calls wait. */
export function createBoundedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0

  const acquire = async () => {
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.length >= maxWaiting)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many people are signing in right now, please try again in a moment', {
        retryAfter: 1,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  // A released slot passes to the longest waiting call, so `running` stays the same.
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
