import { DomainError } from '@rostra/kit/errors'

/** Runs `work` in order of arrival. When the signal aborts before, rejects with its reason and leaves the queue. */
export type BoundedQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Runs work in order, at most `concurrency` at once. Throws OVERLOADED while `maxWaiting` calls wait. */
export function createBoundedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): BoundedQueue {
  const waiting = new Set<() => void>()
  let running = 0

  const acquire = async (signal?: AbortSignal) => {
    signal?.throwIfAborted()
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.size >= maxWaiting)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many people are signing in right now, please try again in a moment', {
        retryAfter: 1,
      })
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(start)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        waiting.delete(start)
        resolve()
      }
      waiting.add(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  // The finished call's place passes to the call that has waited longest, so `running` does not change.
  const release = () => {
    const [next] = waiting
    if (next) next()
    else running--
  }

  return async (work, signal) => {
    await acquire(signal)
    try {
      return await work()
    } finally {
      release()
    }
  }
}
