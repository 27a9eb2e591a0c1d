import { setTimeout } from 'node:timers/promises'

const longestTurnMs = 4

/** How long nothing is done after each turn. It does not grow with a turn that took long because the machine was busy. */
const restMs = 2

/**
 * Returns a function that lets other work of the process run for 2 ms once 4 ms have passed since it last did. A refresh calculates for seconds, and
 * neither calls of other people nor other processes of the machine must wait for it.
 */
export function createBreather(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    signal.throwIfAborted()
    if (performance.now() - since < longestTurnMs) return
    return setTimeout(restMs, undefined, { signal }).then(() => {
      since = performance.now()
    })
  }
}
