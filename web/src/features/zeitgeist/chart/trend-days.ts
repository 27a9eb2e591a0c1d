import type { TrendPoint } from '../../../api/schemas.ts'

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/**
 * Formats the days of a point, which are in UTC: one day, or its first and last. The server and the browser must agree, so `formatRange` is
 * not used: its spaces differ between versions of ICU.
 */
export const formatSpan = ({ from, to }: TrendPoint): string =>
  from === to ? weekday.format(Date.parse(from)) : `${day.format(Date.parse(from))} – ${day.format(Date.parse(to))}`

/** Returns the first point with the most people; null when no point has any. */
export function busiestOf(points: readonly TrendPoint[]): TrendPoint | null {
  let busiest: TrendPoint | null = null
  for (const point of points) if (point.people > (busiest?.people ?? 0)) busiest = point
  return busiest
}

/** Reports whether each point is a single day. */
export const isDaily = (points: readonly TrendPoint[]): boolean => points.every(({ from, to }) => from === to)
