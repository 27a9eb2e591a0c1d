import { interval } from '@rostra/kit/async/interval'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'

/** Milliseconds until the first attempt, and between attempts while the persona service is away. */
const attemptMs = 500

/**
 * Runs `add` in the background until it succeeds once, so that no start waits for it. Returns a stop function that waits for the current
 * run.
 */
export function startAddingDemoConversations(add: () => Promise<number>, log: Log): () => Promise<void> {
  const away = logEpisodes(log, {
    began: 'the demo conversations cannot be added, retrying',
    ended: 'the demo conversations can be added again',
  })
  const attempt = async () => {
    const added = await add()
    // Ends the timer; waiting here for this run's own end would never return.
    void stop()
    away.recovered()
    log.info({ added }, 'demo conversations are added')
  }
  const stop = interval(attemptMs, attempt, away.failed)
  return stop
}
