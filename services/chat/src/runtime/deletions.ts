import { interval } from '@rostra/kit/async/interval'
import type { Turn } from '@rostra/kit/async/run-batches'
import type { Log } from '@rostra/kit/log'

/** Runs several kinds of deletions, each every `everyMs`. Returns a stop function that waits for the current batches. */
export function startDeletions(kinds: readonly ((turn: Turn) => Promise<unknown>)[], everyMs: number, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const turn = { forMs: everyMs, signal: stopping.signal }
  const failed = (err: unknown) => log.warn({ err }, 'expired or deleted conversations could not be removed and will be later')
  const stops = kinds.map((run) => interval(everyMs, () => run(turn), failed))
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
