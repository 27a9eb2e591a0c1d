import { median, percentile } from '../measure/statistics.ts'

/** What was measured in one interval of a soak. */
export interface Interval {
  /** The visits that ended in it. */
  visits: readonly { kind: string; ms: number }[]
  /** CPU seconds of all processes of the product. */
  cpuSeconds: number
  /** Megabytes of heap in use after a garbage collection at its end, by process of the product. */
  heapMb: Readonly<Record<string, number>>
  /** Resident megabytes of all processes of the product at the same time. */
  residentMb: number
}

/** A measure that may drift: the medians of its intervals in both halves. */
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

/** Compares the halves of a soak. The 99th percentile is without discussions, which take mostly the model's time. */
export function compareHalves(intervals: readonly Interval[]): Drift[] {
  const measure = (name: string, unit: string, read: (interval: Interval) => number) => driftOf(name, unit, intervals.map(read))
  const timesOf = ({ visits }: Interval) => visits.flatMap(({ kind, ms }) => (kind === 'discussion' ? [] : [ms]))
  return [
    measure('p99 of a visit', 'ms', (interval) => percentile(timesOf(interval), 99)),
    measure('CPU of a visit', 'ms', ({ cpuSeconds, visits }) => (1_000 * cpuSeconds) / visits.length),
    measure('resident memory of all', 'MB', ({ residentMb }) => residentMb),
    ...Object.keys(intervals[0]?.heapMb ?? {}).map((name) => measure(`heap of ${name}`, 'MB', ({ heapMb }) => heapMb[name] ?? Number.NaN)),
  ]
}

/** Whether a measure is no number or rises too much. */
export const isTooMuch = ({ drift }: Drift): boolean => !(drift <= allowedDrift)

function driftOf(name: string, unit: string, values: readonly number[]): Drift {
  const halves = [values.slice(0, values.length >> 1), values.slice(-(values.length >> 1))]
  const [first = Number.NaN, second = Number.NaN] = halves.map(median)
  const errors = halves.map((half) => (medianError * deviation(half)) / Math.sqrt(half.length))
  return { name, unit, first, second, drift: second / first - 1, noise: Math.hypot(...errors) / first }
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
