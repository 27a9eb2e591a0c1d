export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `then` once, `ms` milliseconds from now; the returned function cancels it. */
  after(ms: number, then: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
