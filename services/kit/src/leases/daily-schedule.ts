const dayMs = 86_400_000
const hourMs = 3_600_000
/** After a run that failed, the next scheduled one waits this long. */
const retryAfterMs = 600_000

/** A run that has ended: published, or any other status for a failure. */
interface EndedRun {
  status: string
  startedAt: Date
  endedAt: Date | null
}

/** When the run of the day was due last, at or before `now`; all in milliseconds since 1970. `hour` is in UTC. */
function lastDueAt(now: number, hour: number): number {
  const today = Math.floor(now / dayMs) * dayMs + hour * hourMs
  return today <= now ? today : today - dayMs
}

/**
 * Whether a daily run is due after the one that ended last: none was published since the hour of the day, and none failed in the last 10
 * minutes.
 */
export function isDueDaily(now: number, hour: number, latest: EndedRun | null): boolean {
  if (!latest) return true
  if (latest.status === 'published') return latest.startedAt.getTime() < lastDueAt(now, hour)
  return now - (latest.endedAt ?? latest.startedAt).getTime() >= retryAfterMs
}
