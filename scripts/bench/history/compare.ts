import { type Figure, type Yardstick, yardsticks } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'

/** What each yardstick took around one run of a bench. */
export type Measured = Readonly<Record<Exclude<Yardstick, 'run'>, number>>

/** A figure of several runs. */
export interface Series extends Omit<Figure, 'value'> {
  /** By run, as measured. */
  values: number[]
  /** By run, in units of the yardstick; empty for a figure without one. */
  ratios: number[]
}

/** Above this change for the worse, a figure fails; 0.15 is 15 %. */
const allowedChange = 0.15

export type Verdict = 'same' | 'better' | 'noisy' | 'REGRESSION' | 'new' | 'MISSING' | 'kept'

export interface Comparison {
  name: string
  unit: string
  yardstick: Yardstick | undefined
  /** The medians of the ratios. */
  before: number | undefined
  now: number | undefined
  /** The change for the worse: 0.2 is 20 % worse, -0.2 is a sixth better or more. */
  change: number | undefined
  /** The distance of the least and the most of the runs now, as a share of their median. */
  noise: number | undefined
  verdict: Verdict
}

/** Returns a figure in units of its yardstick. A rate (more is better) is multiplied, because a slower machine does less of it. */
export function ratioOf({ value, better, yardstick }: Figure, measured: Measured): number | undefined {
  if (yardstick === undefined) return undefined
  if (yardstick === 'run') return value
  return better === 'less' ? value / measured[yardstick] : value * measured[yardstick]
}

/** Gathers the figures of several runs by their names. */
export function seriesOf(runs: readonly { figures: readonly Figure[]; measured: Measured }[]): Map<string, Series> {
  const all = new Map<string, Series>()
  for (const { figures, measured } of runs)
    for (const figure of figures) {
      const { value, ...rest } = figure
      const series = all.get(figure.name) ?? { ...rest, values: [], ratios: [] }
      const ratio = ratioOf(figure, measured)
      series.values.push(value)
      if (ratio !== undefined) series.ratios.push(ratio)
      all.set(figure.name, series)
    }
  return all
}

/**
 * Compares the figures of a run with those of the baseline. A figure is a regression when its median is more than 15 % worse and every run is worse than every
 * run of the baseline; with ranges that overlap it is noisy, which is no failure. With three runs on each side, equal figures have disjoint ranges, the worse one on the
 * named side, once in twenty times.
 */
export function compare(before: ReadonlyMap<string, Series>, now: ReadonlyMap<string, Series>): Comparison[] {
  const names = [...new Set([...before.keys(), ...now.keys()])]
  return names.map((name) => compareOne(name, before.get(name), now.get(name)))
}

function compareOne(name: string, before: Series | undefined, now: Series | undefined): Comparison {
  const { unit, yardstick, better } = (now ?? before) as Series
  const middle = (series: Series | undefined) => (series && series.ratios.length > 0 ? median(series.ratios) : undefined)
  const [earlier, current] = [middle(before), middle(now)]
  const noise = now && current ? (Math.max(...now.ratios) - Math.min(...now.ratios)) / current : undefined
  const compared = { name, unit, yardstick, before: earlier, now: current, change: undefined, noise }
  if (yardstick === undefined) return { ...compared, verdict: 'kept' }
  if (now === undefined || current === undefined) return { ...compared, verdict: 'MISSING' }
  if (before === undefined || earlier === undefined || before.yardstick !== yardstick) return { ...compared, verdict: 'new' }
  const change = changeForTheWorse(earlier, current, better)
  return { ...compared, change, verdict: verdictOf(change, before, now) }
}

function changeForTheWorse(before: number, now: number, better: Figure['better']): number {
  const [from, to] = better === 'less' ? [before, now] : [now, before]
  if (from === to) return 0
  return from === 0 ? Number.POSITIVE_INFINITY : to / from - 1
}

function verdictOf(change: number, before: Series, now: Series): Verdict {
  if (change < -allowedChange) return 'better'
  if (change <= allowedChange) return 'same'
  const isWorseAlways =
    now.better === 'less' ? Math.min(...now.ratios) > Math.max(...before.ratios) : Math.max(...now.ratios) < Math.min(...before.ratios)
  return isWorseAlways ? 'REGRESSION' : 'noisy'
}

/** Returns the mean of two readings of the yardsticks, one before and one after a bench. */
export const meanOf = (one: Measured, other: Measured): Measured =>
  Object.fromEntries(
    yardsticks.filter((name) => name !== 'run').map((name) => [name, (one[name] + other[name]) / 2]),
  ) as unknown as Measured
