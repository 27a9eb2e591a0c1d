import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { untraced } from '@rostra/kit/tracing/spans'

export interface OpeningLinesWorkerOptions {
  /** Generates the opening lines of one persona. Resolves to false when none is due. */
  generateDue: (signal: AbortSignal) => Promise<boolean>
  /** Time between two polls for due work, in milliseconds. */
  pollMs: number
  log: Log
}

export interface OpeningLinesWorker {
  /** Starts work without waiting for the next poll. Called after a save that leaves a job. */
  wake: () => void
  /** Starts to poll. Returns a stop function, which aborts running work, waits for its end and starts no more. */
  start: () => () => Promise<void>
}

/** Number of personas that one replica works on at once. */
const maxConcurrent = 4

/** Creates a worker that generates due opening lines whenever it is woken or a poll is due. Polls find the jobs of lost replicas. */
export function createOpeningLinesWorker({ generateDue, pollMs, log }: OpeningLinesWorkerOptions): OpeningLinesWorker {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const episodes = logEpisodes(log, {
    began: 'opening lines jobs cannot be processed, polls go on',
    ended: 'opening lines jobs are processed again',
  })

  const generateAllDue = async () => {
    while (!stopping.signal.aborted && (await generateDue(stopping.signal)));
    episodes.recovered()
  }
  const wake = () => {
    if (stopping.signal.aborted || running.size >= maxConcurrent) return
    // Untraced: the run is not part of the call that woke the worker, and works on other personas too.
    const run = untraced(generateAllDue)
      .catch(episodes.failed)
      .finally(() => running.delete(run))
    running.add(run)
  }
  const start = () => {
    const timer = setInterval(wake, pollMs)
    return async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.all(running)
    }
  }
  return { wake, start }
}
