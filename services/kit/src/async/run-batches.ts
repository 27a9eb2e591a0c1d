import { type Clock, pause, processClock } from './clock.ts'

/** Handles one batch. Returns false when nothing is left for it. */
export type Batch = () => Promise<boolean>

/** How long batches may run before other work has its turn. */
export interface Turn {
  /** Milliseconds after which no further batch begins. */
  forMs: number
  /** Ends the turn early, when the process stops. */
  signal?: AbortSignal
  clock?: Clock
}

/** The rest after a batch, as a share of the time that the batch took. */
const restShare = 1 / 3

/**
 * Runs batches of several kinds, one kind after the other, each until it returns false. Rests after each batch for a third of the time that the batch
 * took: this leaves the store to live traffic for a quarter of the time, and for longer while it is slow. Returns false when the turn ended before the work.
 */
export async function runBatches(kinds: readonly Batch[], { forMs, signal, clock = processClock }: Turn): Promise<boolean> {
  const startedAt = clock.now()
  for (const batch of kinds) {
    for (let isLeft = true; isLeft; ) {
      const batchStartedAt = clock.now()
      if (batchStartedAt - startedAt >= forMs || signal?.aborted) return false
      isLeft = await batch()
      await pause(restShare * (clock.now() - batchStartedAt), clock, signal)
    }
  }
  return true
}
