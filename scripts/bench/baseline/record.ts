import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../../bootstrap/settings.ts'
import { machine } from '../../measure/processes.ts'
import { yardsticks } from '../report.ts'
import type { Series } from './compare.ts'

const series = z.object({
  name: z.string(),
  unit: z.string(),
  better: z.enum(['less', 'more']),
  yardstick: z.enum(yardsticks).optional(),
  values: z.array(z.number()),
  ratios: z.array(z.number()),
})
const recordSchema = z.object({
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
  /** The median of all readings of the yardstick. */
  loopMs: z.number(),
  /** By bench. */
  benches: z.record(z.string(), z.array(series)),
})

/** The figures of one `npm run bench`. */
export type BenchRecord = z.infer<typeof recordSchema>

/** The committed figures with which a run is compared. */
const baselineFile = join(root, 'docs/benchmarks/baseline.json')
/** Where every run is kept. Git ignores it. */
const keptFolder = join(root, '.data/benchmarks')

/** Returns the baseline; undefined before the first one is written. Throws for a file of another form. */
export function readBaseline(file = baselineFile): BenchRecord | undefined {
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes a record as the baseline. The benches that it lacks keep their figures. */
export function writeBaseline(record: BenchRecord, file = baselineFile): void {
  const benches = { ...readBaseline(file)?.benches, ...record.benches }
  writeJson(file, { ...record, benches })
}

/** Keeps a record in a file of its own and returns the file's path. */
export function keepRecord(record: BenchRecord, folder = keptFolder): string {
  const file = join(folder, `${record.date.replaceAll(':', '-')}.json`)
  writeJson(file, record)
  return file
}

/** Returns the record of a run that ends now. */
export function createRecord(loopMs: number, benches: ReadonlyMap<string, ReadonlyMap<string, Series>>): BenchRecord {
  return {
    ...{ date: new Date().toISOString(), commit: commit(), machine: machine(), loopMs },
    benches: Object.fromEntries([...benches].map(([name, figures]) => [name, [...figures.values()]])),
  }
}

export const figuresOf = (record: BenchRecord | undefined, bench: string): Map<string, Series> =>
  new Map((record?.benches[bench] ?? []).map((figure) => [figure.name, figure as Series]))

/** Writes JSON with numbers of four significant digits, and each list of numbers in one line. */
function writeJson(file: string, value: unknown): void {
  const rounded = (_: string, each: unknown) => (typeof each === 'number' ? Number(each.toPrecision(4)) : each)
  const json = JSON.stringify(value, rounded, 2).replace(/\[[-+.\de,\s]+\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${json}\n`)
}

/** Returns the commit, with a plus sign when files have changed since; `unknown` outside of git. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '')
  } catch {
    return 'unknown'
  }
}
