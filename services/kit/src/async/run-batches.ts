import { type Clock, pause, processClock } from './clock.ts'

/** Handles one batch. Returns false when no work of its kind is left. */
export type Batch = () => Promise<boolean>

/** The limits of one run of batches. */
export interface Turn {
  /** Milliseconds after which no further batch starts. */
  forMs: number
  /** Ends the run early, when the process stops. */
  signal?: AbortSignal
  clock?: Clock
}

/** The pause after a batch, as a fraction of the batch's duration. */
const restShare = 1 / 3

/**
 * Runs batches of several kinds, one kind after the other, each until it returns false. Pauses after each batch for a third of its
 * duration: the store serves only live traffic for a quarter of the time, and each pause is longer while it is slow. Returns false when the
 * time limit or the signal ended the run before the work was done.
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
