import type { Edition } from './edition.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** After a scheduled edition that failed, the next one waits this long. */
const retryAfterMs = 600_000

/** When the day's edition was due last, at or before `now`; all in milliseconds since 1970. `hour` is in UTC. */
function lastDueAt(now: number, hour: number): number {
  const today = Math.floor(now / dayMs) * dayMs + hour * hourMs
  return today <= now ? today : today - dayMs
}

/** Whether a scheduled edition is due after the latest one that has ended: none was published since the hour, and none failed in the last 10 minutes. */
export function isDue(now: number, hour: number, latest: Pick<Edition, 'status' | 'startedAt' | 'endedAt'> | null): boolean {
  if (!latest) return true
  if (latest.status === 'published') return latest.startedAt.getTime() < lastDueAt(now, hour)
  return now - (latest.endedAt ?? latest.startedAt).getTime() >= retryAfterMs
}
