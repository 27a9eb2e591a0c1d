import { interval } from '@rostra/kit/async/interval'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'

/** Milliseconds for which the rows of one persona, account or source are deleted before the next has its turn. Shorter than a claim. */
export const turnMs = 4_000

interface Periodic {
  everyMs: number
  /** What it does, for the log: 'the count of open reports'. */
  subject: string
  run: () => Promise<unknown>
  log: Log
}

/** Repeats work, and logs when it begins to fail and when it succeeds again. Returns a stop function that waits for the current run. */
export function startPeriodic({ everyMs, subject, run, log }: Periodic): () => Promise<void> {
  const episodes = logEpisodes(log, { began: `${subject} fails and goes on`, ended: `${subject} succeeds again` })
  return interval(everyMs, () => run().then(episodes.recovered), episodes.failed)
}
