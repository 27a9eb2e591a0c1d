import { type Clock, pause, processClock } from './clock.ts'

/**
 * Creates a wait that its callers share: it ends `ms` milliseconds after the first of them came, for all of them in one tick. What they do then can
 * be batched.
 */
export function sharedWait(ms: number, clock: Clock = processClock): () => Promise<void> {
  let current: Promise<void> | undefined
  return () => {
    current ??= pause(ms, clock).then(() => {
      current = undefined
    })
    return current
  }
}
