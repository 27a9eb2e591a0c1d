/** A clock with timers. Tests replace it. */
export interface Timers {
  /** Returns milliseconds of a monotonic clock. */
  now(): number
  /** Runs a function once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms`. Rejects with the signal's reason when the signal is aborted. */
export function pause(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const onAbort = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = timers.after(ms, () => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    })
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
