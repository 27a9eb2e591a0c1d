import { setTimeout } from 'node:timers/promises'

const longestTurnMs = 4

/** The share of the worked time for which the process then does nothing for the refresh. */
const restShare = 0.5

/**
 * Returns a function that lets other work of the process run once 4 ms have passed since it last did, for half as long as the turn took. A refresh
 * calculates for seconds, and neither calls of other people nor other processes of the machine must wait for it.
 */
export function createBreather(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    signal.throwIfAborted()
    const workedMs = performance.now() - since
    if (workedMs < longestTurnMs) return
    return setTimeout(workedMs * restShare, undefined, { signal }).then(() => {
      since = performance.now()
    })
  }
}
