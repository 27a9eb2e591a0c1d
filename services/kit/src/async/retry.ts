import { type Clock, pause, processClock } from './clock.ts'

export interface RetryOptions {
  /** The time limit in milliseconds, after which the last error is thrown. Waits for an attempt that runs at that time. */
  forMs: number
  /** Whether an error is transient. Any other error is thrown at once. Default: every error is transient. */
  mayPass?: (error: unknown) => boolean
  /** Once aborted, its reason is thrown instead of an error or a further attempt. */
  signal?: AbortSignal
  clock?: Clock
}

/** Adds a jitter of ±20 % to a time in milliseconds, so that what failed together is not repeated together. */
export const withJitter = (ms: number): number => Math.round(ms * (0.8 + 0.4 * Math.random()))

const firstDelayMs = 100
const maxDelayMs = 2_000

/** Retries `work` until it succeeds, with exponential backoff from 100 ms to 2 s and up to 25 % of jitter. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { forMs, mayPass = () => true, signal, clock = processClock } = options
  const startedAt = clock.now()
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal?.throwIfAborted()
      if (!mayPass(error) || clock.now() - startedAt + delayMs > forMs) throw error
      await pause(delayMs * (0.75 + Math.random() / 4), clock, signal)
    }
  }
}
