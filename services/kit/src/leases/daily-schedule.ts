const dayMs = 86_400_000
const hourMs = 3_600_000
/** The wait after a failed run, in milliseconds. */
const retryAfterMs = 600_000

/** An ended run. Any status other than `published` is a failure. */
interface EndedRun {
  status: string
  startedAt: Date
  endedAt: Date | null
}

/** Returns the latest due time of the daily run at or before `now`, in milliseconds since 1970. `hour` is in UTC. */
function lastDueAt(now: number, hour: number): number {
  const today = Math.floor(now / dayMs) * dayMs + hour * hourMs
  return today <= now ? today : today - dayMs
}

/**
 * Whether a daily run is due, given the run that ended last: it was published before the hour of the day, or failed 10 minutes ago or more.
 */
export function isDueDaily(now: number, hour: number, latest: EndedRun | null): boolean {
  if (!latest) return true
  const endedAt = (latest.endedAt ?? latest.startedAt).getTime()
  return latest.status === 'published' ? endedAt < lastDueAt(now, hour) : now - endedAt >= retryAfterMs
}
