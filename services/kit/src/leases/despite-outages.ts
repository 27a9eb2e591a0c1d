import type { Clock } from '../async/clock.ts'
import { retry } from '../async/retry.ts'
import { isOutage } from '../stores/store-failure.ts'
import { LeaseLost } from './running-work.ts'

/** How long a step is retried while a store or a service is unavailable, in milliseconds. */
const outageMs = 20_000

/** Runs a step of leased work. */
export type DespiteOutages = <T>(step: () => Promise<T>) => Promise<T>

/**
 * Runs a write of leased work that names its owner. Throws LeaseLost when it returns false: another replica owns the work, or it has
 * ended.
 */
export type OwnedWrite = (write: () => Promise<boolean>) => Promise<void>

/**
 * Returns a function that retries a step for up to 20 s while a store or a service is unavailable. A step must be idempotent. Throws any
 * other error at once, and the signal's reason instead of a further attempt once it aborts.
 */
export const despiteOutages =
  (signal: AbortSignal, clock: Clock): DespiteOutages =>
  (step) =>
    retry(step, { forMs: outageMs, mayPass: isOutage, signal, clock })

/** Returns a function that retries a write of an owner in the same way. */
export const ownedWrite =
  (signal: AbortSignal, clock: Clock): OwnedWrite =>
  async (write) => {
    const isOwn = await despiteOutages(signal, clock)(write)
    if (!isOwn) throw new LeaseLost()
  }
