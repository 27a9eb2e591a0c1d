import { type Clock, pause, processClock } from './clock.ts'

/**
 * Creates a wait that concurrent callers share. It ends `ms` milliseconds after the first call, for all callers in the same tick, so that
 * their next operations can be batched.
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
