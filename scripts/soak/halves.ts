import { median, percentile } from '../bench/measure/statistics.ts'

/** What was measured in one interval of a soak. */
export interface Interval {
  /** Milliseconds of each visit that ended in it, by kind. */
  times: Readonly<Record<string, readonly number[]>>
  /** CPU seconds of all processes of the product. */
  cpuSeconds: number
  /** Megabytes of heap in use after a garbage collection at its end, by process of the product. */
  heapMb: Readonly<Record<string, number>>
  /** Resident megabytes of all processes of the product at the same time. */
  residentMb: number
}

/** A measure that may drift. */
export interface Drift {
  name: string
  unit: string
  first: number
  second: number
  /** The change for the worse of the second half: 0.03 is 3 % more. */
  drift: number
  /** One standard error of the drift, estimated from how the intervals differ; NaN with fewer than two intervals in a half. */
  noise: number
}

/** The most that a measure may rise from one half to the other: 5 %. */
export const allowedDrift = 0.05

/** The median of an interval's values has about 1.25 times the standard error of their mean (for normal noise). */
const medianError = 1.2533

/** Returns the percentile of the visits of an interval; those of all kinds but `without`. */
export const percentileOf = ({ times }: Interval, percent: number, without: readonly string[] = []): number =>
  percentile(
    Object.entries(times).flatMap(([kind, values]) => (without.includes(kind) ? [] : values)),
    percent,
  )

export const visitsOf = ({ times }: Interval): number => Object.values(times).reduce((sum, values) => sum + values.length, 0)

/**
 * Compares the halves of a soak. `without`: kinds of visits that take mostly the model's time, and are left out of the 99th percentile. Memory is compared by its slope: what the
 * line through all intervals rises in half of the time, relative to the middle of the first half.
 */
export function compareHalves(intervals: readonly Interval[], without: readonly string[] = []): Drift[] {
  const processes = Object.keys(intervals[0]?.heapMb ?? {})
  return [
    driftOf('p99 of a visit', 'ms', intervals, (interval) => percentileOf(interval, 99, without)),
    driftOf('CPU of a visit', 'ms', intervals, (interval) => (1_000 * interval.cpuSeconds) / visitsOf(interval)),
    slopeOf('resident memory of all', intervals, ({ residentMb }) => residentMb),
    ...processes.map((name) => slopeOf(`heap of ${name}`, intervals, ({ heapMb }) => heapMb[name] ?? Number.NaN)),
  ]
}

/** Whether a measure is no number or rises too much. */
export const isTooMuch = ({ drift }: Drift): boolean => !(drift <= allowedDrift)

const halvesOf = <Value>(values: readonly Value[]) => [values.slice(0, values.length >> 1), values.slice(-(values.length >> 1))] as const

function driftOf(name: string, unit: string, intervals: readonly Interval[], read: (interval: Interval) => number): Drift {
  const halves = halvesOf(intervals.map(read))
  const [first, second] = [median(halves[0]), median(halves[1])]
  const errors = halves.map((values) => (medianError * deviation(values)) / Math.sqrt(values.length))
  return { name, unit, first, second, drift: second / first - 1, noise: Math.hypot(...errors) / first }
}

function slopeOf(name: string, intervals: readonly Interval[], read: (interval: Interval) => number): Drift {
  const values = intervals.map(read)
  const halves = halvesOf(values)
  const [first, half] = [median(halves[0]), values.length / 2]
  const slope = theilSenSlope(values)
  const rest = values.map((value, index) => value - slope * index)
  // The standard error of a least squares slope over equally spaced points, which is about that of Theil and Sen for normal noise.
  const error = deviation(rest) * Math.sqrt(12 / (values.length ** 3 - values.length))
  return { name, unit: 'MB', first, second: median(halves[1]), drift: (slope * half) / first, noise: (error * half) / first }
}

/**
 * Returns the median slope of all pairs of values, which are equally spaced: one outlier does not bend it.
 * P. K. Sen, Estimates of the Regression Coefficient Based on Kendall's Tau, JASA 63 (1968).
 */
export function theilSenSlope(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) => values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)))
  return median(slopes)
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
