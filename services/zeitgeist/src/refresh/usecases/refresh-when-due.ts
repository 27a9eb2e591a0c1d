import { isDueDaily } from '@rostra/kit/leases/daily-schedule'
import type { Ports } from '../domain/ports.ts'
import { startWhenDue } from './start-refresh.ts'

/**
 * Returns a function that starts the scheduled refresh when it is due, and reports the current edition. Of several replicas one starts it.
 */
export function refreshWhenDue(ports: Ports, hour: number): () => Promise<void> {
  const { refreshes, running, entries, metrics, activity, wallTime } = ports
  let lastSize = -1
  return async () => {
    const [latest, published] = await Promise.all([refreshes.latestEnded(), refreshes.latestPublished()])
    metrics.edition(published?.endedAt ?? null, await entries.counts(new Date(wallTime())))
    if (running.isFull() || running.isDraining() || !isDueDaily(wallTime(), hour, latest)) return
    const size = await activity.size()
    // The very first one waits until the words that are there from the start are counted.
    const isQuiet = size === lastSize
    lastSize = size
    if (size === 0 || (!latest && !isQuiet)) return
    await startWhenDue(ports, async () => isDueDaily(wallTime(), hour, await refreshes.latestEnded()))
  }
}
