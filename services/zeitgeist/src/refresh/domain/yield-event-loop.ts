import { setTimeout } from 'node:timers/promises'

const longestTurnMs = 4

/** The pause after each turn. It does not grow with a turn that took long because the machine was busy. */
const pauseMs = 2

/**
 * Returns a function that yields to the event loop for 2 ms once 4 ms have passed since the last yield. A refresh calculates for seconds,
 * and neither calls nor other processes of the machine must wait for it.
 */
export function createYield(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    signal.throwIfAborted()
    if (performance.now() - since < longestTurnMs) return
    return setTimeout(pauseMs, undefined, { signal }).then(() => {
      since = performance.now()
    })
  }
}

/** Maps items one after the other, and yields to the event loop in between. */
export async function mapWithYields<Item, Result>(
  items: Iterable<Item>,
  signal: AbortSignal,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const yieldWhenDue = createYield(signal)
  const results: Result[] = []
  for (const item of items) {
    results.push(await work(item))
    await yieldWhenDue()
  }
  return results
}
