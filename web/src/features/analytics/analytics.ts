import type { Analytics, AnalyticsDay, AnalyticsTotals } from '../../api/schemas.ts'
import { type Period, periods } from '../../data/personas/analytics.ts'

export type Measure = keyof AnalyticsTotals

/** Reads the period from the query of the URL; the shortest one for any other value. */
export const readPeriod = (address: URLSearchParams): Period => periods.find((days) => String(days) === address.get('days')) ?? 7

export const isEmpty = ({ totals }: Pick<Analytics, 'days' | 'totals'>): boolean => Object.values(totals).every((count) => count === 0)

/** Returns the day with the highest value of a measure, the latest of equal ones; null when all are 0. */
export function peakOf(days: readonly AnalyticsDay[], measure: Measure): AnalyticsDay | null {
  const peak = days.reduce<AnalyticsDay | null>((best, day) => (best === null || day[measure] >= best[measure] ? day : best), null)
  return peak && peak[measure] > 0 ? peak : null
}
