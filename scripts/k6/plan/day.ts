import type { Stage } from './executors.ts'

/** What visitors come for, of each hundred. Those who look around are most; those who pay are few. */
export const visitShares = { browse: 0.5, guest: 0.24, member: 0.2, signIn: 0.05, purchase: 0.01 } as const

/** How much of the busiest hour's traffic each hour of a day has, from midnight: quiet before dawn, a bump at noon, the peak after dinner. */
export const hours = [
  0.35, 0.22, 0.14, 0.1, 0.1, 0.14, 0.24, 0.4, 0.52, 0.56, 0.6, 0.66, 0.74, 0.7, 0.62, 0.62, 0.68, 0.78, 0.88, 0.96, 1, 0.96, 0.78, 0.55,
] as const

/** A day squeezed into so many seconds, for a share of the visits: `peak` visits a second in the busiest hour, never none at all. */
export function dayStages(peak: number, share: number, seconds: number): Stage[] {
  return hours.map((hour) => ({ perMinute: Math.max(1, Math.round(peak * share * hour * 60)), seconds: seconds / hours.length }))
}
