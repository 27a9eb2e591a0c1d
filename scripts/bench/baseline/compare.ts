import { median } from '../../measure/statistics.ts'
import type { Figure } from '../report.ts'

/** A figure of several runs. */
export interface Series extends Omit<Figure, 'value'> {
  /** By run, as measured. */
  values: number[]
  /** By run, as compared: a time of the CPU in units of the machine's yardstick. Empty for a figure that is kept without a comparison. */
  ratios: number[]
}

/** Above this change for the worse, a figure fails; 0.15 is 15 %. */
const allowedChange = 0.15

export interface Comparison {
  name: string
  unit: string
  /** The medians of the ratios. */
  before: number | undefined
  now: number | undefined
  /** The change for the worse: 0.2 is 20 % worse, -0.2 is a sixth better or more. */
  change: number | undefined
  /** The distance of the least and the most of the runs now, as a share of their median. */
  noise: number | undefined
  verdict: 'same' | 'better' | 'noisy' | 'REGRESSION' | 'new' | 'MISSING' | 'kept'
}

/** Returns a figure as it is compared. A rate (more is better) is multiplied by the yardstick, because a slower machine does less of it. */
export function ratioOf({ value, better, yardstick }: Figure, loopMs: number): number | undefined {
  if (yardstick === 'run') return value
  return yardstick && (better === 'less' ? value / loopMs : value * loopMs)
}

/** Gathers the figures of several runs by their names. `loopMs`: the yardstick around each run. */
export function seriesOf(runs: readonly { figures: readonly Figure[]; loopMs: number }[]): Map<string, Series> {
  const all = new Map<string, Series>()
  for (const { figures, loopMs } of runs)
    for (const figure of figures) {
      const { value, ...rest } = figure
      const series = all.get(figure.name) ?? { ...rest, values: [], ratios: [] }
      const ratio = ratioOf(figure, loopMs)
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
  return [...new Set([...before.keys(), ...now.keys()])].map((name) => compareOne(name, before.get(name), now.get(name)))
}

function compareOne(name: string, before: Series | undefined, now: Series | undefined): Comparison {
  const { unit, yardstick, better } = (now ?? before) as Series
  const middle = (series: Series | undefined) => (series && series.ratios.length > 0 ? median(series.ratios) : undefined)
  const [earlier, current] = [middle(before), middle(now)]
  const noise = now && current ? (Math.max(...now.ratios) - Math.min(...now.ratios)) / current : undefined
  const compared = { name, unit, before: earlier, now: current, change: undefined, noise }
  if (yardstick === undefined) return { ...compared, verdict: 'kept' }
  if (now === undefined || current === undefined) return { ...compared, verdict: 'MISSING' }
  if (before === undefined || earlier === undefined || before.yardstick !== yardstick) return { ...compared, verdict: 'new' }
  const change = changeForTheWorse(earlier, current, better)
  if (change <= allowedChange) return { ...compared, change, verdict: change < -allowedChange ? 'better' : 'same' }
  const isWorseAlways =
    better === 'less' ? Math.min(...now.ratios) > Math.max(...before.ratios) : Math.max(...now.ratios) < Math.min(...before.ratios)
  return { ...compared, change, verdict: isWorseAlways ? 'REGRESSION' : 'noisy' }
}

function changeForTheWorse(before: number, now: number, better: Figure['better']): number {
  const [from, to] = better === 'less' ? [before, now] : [now, before]
  if (from === to) return 0
  return from === 0 ? Number.POSITIVE_INFINITY : to / from - 1
}
