import { interval } from '@rostra/kit/async/interval'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'

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
