import { interval } from './interval.ts'
import type { Turn } from './run-batches.ts'

/** Runs batches of work every `everyMs`, for as long each time at most. Returns a stop function that waits for the current batch. */
export function startBatchWork(
  run: (turn: Turn) => Promise<unknown>,
  everyMs: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const turn = { forMs: everyMs, signal: stopping.signal }
  const stop = interval(everyMs, () => run(turn), failed)
  return async () => {
    stopping.abort()
    await stop()
  }
}
