import { DomainError } from '@rostra/kit/errors'
import { utcDate } from '@rostra/kit/utc-date'

const dayMs = 86_400_000
/** The lengths of a report, in days. */
const periods = [7, 30, 90]
/** Milliseconds for which a replica keeps a report. */
const keptMs = 60_000

/**
 * Returns the dates (YYYY-MM-DD, UTC) of the last `days` days, today included, oldest
 * first. Throws VALIDATION unless `days` is 7, 30 or 90.
 */
export function figureDates(days: number, now: Date): [first: string, ...rest: string[]] {
  const message = 'Days must be 7, 30 or 90'
  if (!periods.includes(days)) throw new DomainError('invalid', 'VALIDATION', message, { fields: { days: message } })
  const daysAgo = (count: number) => utcDate(now.getTime() - count * dayMs)
  return [daysAgo(days - 1), ...Array.from({ length: days - 1 }, (_, index) => daysAgo(days - 2 - index))]
}

/** Returns a row for each date: the counted one, or one without anything. */
export function onEveryDate<Row extends { date: string }>(
  dates: readonly string[],
  counted: readonly Row[],
  none: Omit<Row, 'date'>,
): Row[] {
  const byDate = new Map(counted.map((row) => [row.date, row]))
  // The cast is safe: `none` has every field but the date.
  return dates.map((date) => byDate.get(date) ?? ({ ...none, date } as Row))
}

/**
 * Returns a function that loads the report of a period and keeps it for a minute.
 * Concurrent callers share one load; a failed one is not kept.
 */
export function keptFigures<Report>(
  load: (days: number) => Promise<Report>,
  now: () => number = Date.now,
): (days: number) => Promise<Report> {
  const kept = new Map<number, { report: Promise<Report>; at: number }>()
  return (days) => {
    const known = kept.get(days)
    if (known && now() - known.at < keptMs) return known.report
    const report = load(days)
    const entry = { report, at: now() }
    kept.set(days, entry)
    report.catch(() => kept.get(days) === entry && kept.delete(days))
    return report
  }
}
