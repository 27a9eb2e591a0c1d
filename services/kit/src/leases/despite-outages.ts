import type { Clock } from '../async/clock.ts'
import { retry } from '../async/retry.ts'
import { isOutage } from '../stores/store-failure.ts'

/** Milliseconds for which work is repeated while a store or a service is away. */
const outageMs = 20_000

/** Runs a step of leased work. */
export type DespiteOutages = <T>(step: () => Promise<T>) => Promise<T>

/**
 * Returns a function that repeats a step for up to 20 s while a store or a service is away. A step must be safe to repeat. Any other error is thrown at
 * once, and the signal's reason in place of a further attempt once it aborts.
 */
export const despiteOutages =
  (signal: AbortSignal, clock: Clock): DespiteOutages =>
  (step) =>
    retry(step, { forMs: outageMs, mayPass: isOutage, signal, clock })
