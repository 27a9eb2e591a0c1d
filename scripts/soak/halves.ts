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
}

/** The most that a measure may rise from one half to the other: 5 %. */
export const allowedDrift = 0.05

/** Compares the halves of a soak. The 99th percentile is without discussions, which take mostly the model's time. */
export function compareHalves(intervals: readonly Interval[]): Drift[] {
  const measure = (name: string, unit: string, read: (interval: Interval) => number): Drift => {
    const values = intervals.map(read)
    const half = intervals.length >> 1
    const first = median(values.slice(0, half))
    const second = median(values.slice(-half))
    return { name, unit, first, second, drift: second / first - 1 }
  }
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
