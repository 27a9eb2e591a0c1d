import type { Stage } from './executors.ts'

/** The share of each user flow among all visits. */
export const flowShares = { browse: 0.5, guest: 0.24, member: 0.2, signIn: 0.05, purchase: 0.01 } as const

/** The traffic of each hour from midnight, relative to the busiest hour. */
export const hourlyTraffic = [
  0.35, 0.22, 0.14, 0.1, 0.1, 0.14, 0.24, 0.4, 0.52, 0.56, 0.6, 0.66, 0.74, 0.7, 0.62, 0.62, 0.68, 0.78, 0.88, 0.96, 1, 0.96, 0.78, 0.55,
] as const

/**
 * Returns the stages of a day compressed into `seconds`. `peak`: visits a second in the busiest hour. `share`: the share of the visits
 * that these stages make. Every stage has at least one visit a minute.
 */
export function dayStages(peak: number, share: number, seconds: number): Stage[] {
  return hourlyTraffic.map((hour) => ({
    perMinute: Math.max(1, Math.round(peak * share * hour * 60)),
    seconds: seconds / hourlyTraffic.length,
  }))
}
