import type { Bound } from '@rostra/kit/bind-ports'
import { isDueDaily } from '@rostra/kit/leases/daily-schedule'
import type { Ports } from '../domain/ports.ts'
import type { startWhenDue } from './start-refresh.ts'

interface Needed extends Pick<Ports, 'refreshes' | 'running' | 'entries' | 'metrics' | 'activity' | 'wallTime'> {
  startWhenDue: Bound<typeof startWhenDue>
}

/**
 * Returns a function that starts the scheduled refresh when it is due, and reports the current edition. Of several replicas one starts it.
 */
export function refreshWhenDue(ports: Needed, hour: number): () => Promise<void> {
  const { refreshes, running, entries, metrics, activity, wallTime } = ports
  let lastSize = -1
  return async () => {
    const [latest, published] = await Promise.all([refreshes.latestEnded(), refreshes.latestPublished()])
    metrics.edition(published?.endedAt ?? null, await entries.counts(new Date(wallTime())))
    if (running.isFull() || running.isDraining() || !isDueDaily(wallTime(), hour, latest)) return
    const size = await activity.size()
    // The first refresh of all waits until no row was added since the last look, so that it counts the messages of the start.
    const isQuiet = size === lastSize
    lastSize = size
    if (size === 0 || (!latest && !isQuiet)) return
    await ports.startWhenDue(async () => isDueDaily(wallTime(), hour, await refreshes.latestEnded()))
  }
}
