import { interval } from '@rostra/kit/async/interval'
import type { Turn } from '@rostra/kit/async/run-batches'

/** Runs several kinds of work in batches, each every `everyMs`. Returns a stop function that waits for the current batches. */
export function startBatchWork(
  kinds: readonly ((turn: Turn) => Promise<unknown>)[],
  everyMs: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const turn = { forMs: everyMs, signal: stopping.signal }
  const stops = kinds.map((run) => interval(everyMs, () => run(turn), failed))
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
