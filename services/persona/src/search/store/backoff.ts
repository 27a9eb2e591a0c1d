export interface Backoff {
  /** Returns the milliseconds until the next attempt. */
  next: () => number
  /** Begins again with the shortest wait. */
  reset: () => void
}

const firstMs = 500
const maxMs = 15_000

/** Waits half a second after a first failure, twice as long after each further one up to 15 s, with up to half of it taken off at random. */
export function createBackoff(random: () => number = Math.random): Backoff {
  let delayMs = firstMs
  return {
    next: () => {
      const waitMs = delayMs * (1 - random() / 2)
      delayMs = Math.min(2 * delayMs, maxMs)
      return waitMs
    },
    reset: () => {
      delayMs = firstMs
    },
  }
}
