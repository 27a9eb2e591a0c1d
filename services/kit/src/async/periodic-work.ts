import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { interval } from './interval.ts'
import type { Turn } from './run-batches.ts'

export interface PeriodicWork {
  /** Milliseconds from the start of one run to the next. */
  everyMs: number
  /** What the work is, for the log: 'the count of open reports'. */
  subject: string
  /** Runs once. `turn` limits the run's batches; its signal aborts when the process stops. */
  run: (turn: Turn & { signal: AbortSignal }) => Promise<unknown>
  /** Milliseconds after which a run starts no further batch. Default: `everyMs`. */
  turnMs?: number
  /** Whether the first run starts now. Default: after `everyMs`. */
  startsNow?: boolean
  log: Log
}

/**
 * Repeats work, one run at a time. Logs one line when it begins to fail and one when it succeeds again. Returns a stop function, which
 * aborts the turn and waits for the current run.
 */
export function startPeriodicWork({ everyMs, subject, run, turnMs = everyMs, startsNow = false, log }: PeriodicWork): () => Promise<void> {
  const episodes = logEpisodes(log, { began: `${subject} fails and is repeated`, ended: `${subject} succeeds again` })
  const stopping = new AbortController()
  const turn = { forMs: turnMs, signal: stopping.signal }
  const runOnce = async () => {
    try {
      await run(turn)
      episodes.recovered()
    } catch (error) {
      if (!stopping.signal.aborted) episodes.failed(error)
    }
  }
  const first = startsNow ? runOnce() : Promise.resolve()
  const stop = interval(everyMs, () => first.then(runOnce), episodes.failed)
  return async () => {
    stopping.abort()
    await first
    await stop()
  }
}
