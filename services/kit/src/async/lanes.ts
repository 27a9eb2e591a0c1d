import type { Log } from '../log.ts'
import { startPeriodicWork } from './periodic-work.ts'

export interface LanesOptions<Work> {
  /** What the work is, for the log: 'the sending of webhooks'. */
  subject: string
  /** Claims the next work that is due; null when none is. */
  claim: () => Promise<Work | null>
  run: (work: Work, signal: AbortSignal) => Promise<void>
  /** The most work that runs at once. */
  lanes: number
  /** Milliseconds between two looks for due work. */
  everyMs: number
  log: Log
}

/**
 * Starts a worker that runs due work in a number of lanes. Slow work takes one lane, and holds up no other
 * one. Returns a stop function that waits for the work under way.
 */
export function startLanes<Work>({ subject, claim, run, lanes, everyMs, log }: LanesOptions<Work>): () => Promise<void> {
  const running = new Set<Promise<void>>()
  let failure: unknown

  /** Runs one work after the other until none is due. */
  const runAll = async (first: Work, signal: AbortSignal) => {
    for (let next: Work | null = first; next !== null; next = signal.aborted ? null : await claim()) await run(next, signal)
  }
  const begin = (first: Work, signal: AbortSignal) => {
    const lane = runAll(first, signal)
      .catch((error) => {
        failure = error
      })
      .finally(() => running.delete(lane))
    running.add(lane)
  }
  const look = async ({ signal }: { signal: AbortSignal }) => {
    const failed = failure
    failure = undefined
    while (running.size < lanes && !signal.aborted) {
      const first = await claim()
      if (first === null) break
      begin(first, signal)
    }
    if (failed !== undefined) throw failed
  }
  const stop = startPeriodicWork({ everyMs, subject, run: look, log })
  return async () => {
    await stop()
    await Promise.all(running)
  }
}
