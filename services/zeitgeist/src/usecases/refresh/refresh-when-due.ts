import { isUnavailable } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { isDue } from '../../domain/refresh/due.ts'
import { startRefresh } from './start-refresh.ts'

/** Starts the scheduled refresh when it is due. Of several replicas one starts it. */
export function refreshWhenDue(ports: Ports, hour: number): () => Promise<void> {
  const { refreshes, running, entries, metrics, activitySize, wallTime } = ports
  let lastSize = -1
  return async () => {
    const [latest, published] = await Promise.all([refreshes.latest(), refreshes.latestPublished()])
    metrics.edition(published?.endedAt ?? null, await entries.counts(new Date(wallTime())))
    if (running.current() || !isDue(wallTime(), hour, latest)) return
    const size = await activitySize()
    // The very first one waits until the words that are there from the start are counted.
    const isQuiet = size === lastSize
    lastSize = size
    if (size === 0 || (!latest && !isQuiet)) return
    await startRefresh(ports, 'schedule').catch((error) => {
      if (!isUnavailable(error) && error?.reason !== 'REFRESH_RUNNING') throw error
    })
  }
}
