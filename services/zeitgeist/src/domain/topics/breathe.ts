import { setImmediate } from 'node:timers/promises'

const longestTurnMs = 4

/**
 * Returns a function that lets other work of the process run once 4 ms have passed since it last did. A refresh calculates for seconds,
 * and calls of other people must not wait for it.
 */
export function createBreather(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    signal.throwIfAborted()
    if (performance.now() - since < longestTurnMs) return
    return setImmediate(undefined, { signal }).then(() => {
      since = performance.now()
    })
  }
}
