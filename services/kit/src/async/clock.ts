/** Timers that a test can replace by simulated ones. */
export interface Clock {
  /** Returns the time of a monotonic clock, in milliseconds from an arbitrary start. */
  now: () => number
  /** Runs `work` once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void
}

/** The timers of this process. They do not keep it alive. */
export const processClock: Clock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms` milliseconds, or as soon as `signal` aborts. */
export function pause(ms: number, clock: Clock, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      cancel()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(ms, end)
    signal?.addEventListener('abort', end)
  })
}
