import type { Clock } from '../async/clock.ts'
import { retry } from '../async/retry.ts'
import { isOutage } from '../stores/store-failure.ts'

/** Milliseconds for which work is repeated while a store or a service is away. */
const outageMs = 20_000

/** Runs a step of leased work. */
export type DespiteOutages = <T>(step: () => Promise<T>) => Promise<T>

/**
 * Returns a function that repeats a step for up to 20 s while a store or a service is away. A step must be safe to repeat. Any other error is thrown at
 * once, and the signal's reason as soon as a step ends after it was aborted.
 */
export const despiteOutages =
  (signal: AbortSignal, clock: Clock): DespiteOutages =>
  async <T>(step: () => Promise<T>) => {
    const attempt = async (): Promise<{ value: T } | { error: unknown }> => {
      if (signal.aborted) return { error: signal.reason }
      try {
        return { value: await step() }
      } catch (error) {
        if (isOutage(error) && !signal.aborted) throw error
        return { error }
      }
    }
    const result = await retry(attempt, { forMs: outageMs, clock })
    signal.throwIfAborted()
    if ('error' in result) throw result.error
    return result.value
  }
