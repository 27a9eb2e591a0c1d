import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../bootstrap/settings.ts'
import { median } from '../../measure/statistics.ts'
import type { Figure } from '../report.ts'

/** The ratios of every figure's runs, by bench and name. */
const schema = z.object({ machine: z.string(), benches: z.record(z.string(), z.record(z.string(), z.array(z.number()))) })
type Baseline = z.infer<typeof schema>

/** The committed figures with which a run is compared. */
const file = join(root, 'docs/benchmarks/baseline.json')
/** Above this change for the worse, a figure fails; 0.15 is 15 %. */
const allowedChange = 0.15

export const readBaseline = (): Baseline => schema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Writes the baseline with numbers of four significant digits, and the ratios of a figure in one line. */
export function writeBaseline(baseline: Baseline): void {
  const rounded = (_: string, each: unknown) => (typeof each === 'number' ? Number(each.toPrecision(4)) : each)
  const json = JSON.stringify(baseline, rounded, 2).replace(/\[\s+([^\]]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)
  writeFileSync(file, `${json}\n`)
}

/**
 * Returns a figure as it is compared: CPU time in units of the machine's yardstick. A rate is
 * multiplied by it, because a slower machine does less of it.
 */
export function ratioOf({ value, better, yardstick }: Figure, loopMs: number): number {
  if (yardstick === 'run') return value
  return better === 'less' ? value / loopMs : value * loopMs
}

export interface Comparison {
  verdict: 'same' | 'better' | 'noisy' | 'REGRESSION' | 'new'
  /** The change for the worse: 0.2 is 20 % worse. */
  change: number
}

/**
 * Compares the ratios of some runs with those of the baseline. A figure is a regression when its median is more than 15 % worse and
 * every run is worse than every run of the baseline; with ranges that overlap it is noisy, which is no failure.
 */
export function compare(better: Figure['better'], before: readonly number[], now: readonly number[]): Comparison {
  if (before.length === 0) return { verdict: 'new', change: 0 }
  const [good, bad] = better === 'less' ? [before, now] : [now, before]
  const change = median(good) === median(bad) ? 0 : median(bad) / median(good) - 1
  if (change <= allowedChange) return { verdict: change < -allowedChange ? 'better' : 'same', change }
  return { verdict: Math.min(...bad) > Math.max(...good) ? 'REGRESSION' : 'noisy', change }
}
