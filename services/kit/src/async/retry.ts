import { type Clock, pause, processClock } from './clock.ts'

export interface RetryOptions {
  /** Milliseconds after which the last error is thrown. An attempt that runs then is waited for. */
  forMs: number
  /** Whether an error may pass; any other one is thrown at once. By default every error may. */
  mayPass?: (error: unknown) => boolean
  /** Once it aborts, its reason is thrown in place of an error or a further attempt. */
  signal?: AbortSignal
  clock?: Clock
}

const firstDelayMs = 100
const maxDelayMs = 2_000

/** Repeats `work` until it succeeds: after 100 ms, then after twice as long each time up to 2 s, with up to a quarter of jitter. */
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
