export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `callback` once, after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
