import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { say } from '../bootstrap/console.ts'
import { onParentGone } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { machine } from '../measure/processes.ts'
import { median, share } from '../measure/statistics.ts'
import { type Comparison, compare, type Series, seriesOf } from './baseline/compare.ts'
import { printComparisons } from './baseline/print-comparisons.ts'
import { createRecord, figuresOf, keepRecord, readBaseline, writeBaseline } from './baseline/record.ts'
import { measureYardstick } from './baseline/yardstick.ts'
import type { BenchResult, Figure } from './report.ts'

/*
 * `npm run bench`: runs every bench in its short form three times, in turn, and compares the medians with docs/benchmarks/baseline.json, in units of the machine's
 * yardstick, which is measured before and after every bench. Names select benches: `npm run bench -- stream search`. A bench with a regression runs three more times,
 * and only a figure that is a regression again fails. `--write-baseline` makes the figures the new baseline. BENCH_ROUNDS sets the number of runs.
 * Lighthouse is not one: it needs a browser, and its scores are rounded to whole points.
 */
const benches = ['stream', 'processes', 'discussion', 'flood', 'search', 'archive', 'history', 'knowledge', 'deletion', 'zeitgeist']
const timeoutSeconds = 600
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const args = process.argv.slice(2)
const writesBaseline = args.includes('--write-baseline')
const named = args.filter((arg) => !arg.startsWith('--'))
const unknown = args.filter((arg) => !benches.includes(arg) && arg !== '--write-baseline')
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. The benches are: ${benches.join(', ')}; the only option is --write-baseline.`)
  process.exit(2)
}
const selected = named.length > 0 ? named : benches

const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
const logs = join(root, '.data/benchmarks/logs')
mkdirSync(logs, { recursive: true })
const failures: string[] = []
const readings: number[] = []
/** The process group of the running bench, so that its end also ends what it has started. */
let group: number | undefined
const stopGroup = () => {
  try {
    if (group !== undefined) process.kill(-group, 'SIGTERM')
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
const stopAll = () => {
  stopGroup()
  process.exit(1)
}
onParentGone(stopAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)

interface Run {
  figures: Figure[]
  loopMs: number
}

function readYardstick(): number {
  const loopMs = measureYardstick()
  readings.push(loopMs)
  return loopMs
}

/** Runs the short form of a bench once. Returns undefined, and adds a failure, when it fails or its figures cannot be trusted. */
async function runOnce(name: string, round: string): Promise<Run | undefined> {
  const before = readings.at(-1) ?? readYardstick()
  const [file, logFile] = [join(folder, `${name}-${round}.json`), join(logs, `${name}-${round}.log`)]
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'scripts/bench', `${name}.ts`)], {
    env: { ...process.env, BENCH_SHORT: '1', BENCH_REPORT: file },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  group = child.pid
  const late = setTimeout(stopGroup, timeoutSeconds * 1_000)
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const [code, signal] = await once(child, 'exit')
  // A bench that fails leaves its provider.
  stopGroup()
  group = undefined
  clearTimeout(late)
  log.end()
  const loopMs = (before + readYardstick()) / 2
  const result: BenchResult | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const reason = result?.untrusted.join('; ') || (code === 0 && result ? '' : `exit code ${code ?? signal}`)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  say(`  ${name}, run ${round}: ${reason ? `FAILED, ${reason}; see ${relative(root, logFile)}` : 'done'} in ${seconds} s`)
  if (result && !reason) return { figures: result.figures, loopMs }
  failures.push(`${name}, run ${round}: ${reason}`)
  return undefined
}

/** Runs benches in turn, so that what slows the machine for a minute does not meet all runs of one bench. */
async function measureAll(names: readonly string[], prefix = ''): Promise<Map<string, ReadonlyMap<string, Series>>> {
  const runs = new Map(names.map((name) => [name, [] as Run[]]))
  for (let round = 1; round <= rounds; round++)
    for (const name of names) {
      const run = await runOnce(name, `${prefix}${round}`)
      if (run) runs.get(name)?.push(run)
    }
  return new Map([...runs].map(([name, ofBench]) => [name, seriesOf(ofBench)]))
}

say(`${machine()}; ${selected.join(', ')}: ${rounds} short runs each`)
const baseline = readBaseline()
const measured = await measureAll(selected)
const comparisons = new Map<string, Comparison[]>()
const regressionsOf = (name: string) => (comparisons.get(name) ?? []).filter(({ verdict }) => verdict === 'REGRESSION')
for (const [name, figures] of measured) if (figures.size > 0) comparisons.set(name, compare(figuresOf(baseline, name), figures))

const suspects = writesBaseline ? [] : selected.filter((name) => regressionsOf(name).length > 0)
if (suspects.length > 0) say(`Again, because figures of it are worse: ${suspects.join(', ')}`)
for (const [name, figures] of await measureAll(suspects, 'again-')) {
  const worse = new Set(regressionsOf(name).map((each) => each.name))
  const again = compare(figuresOf(baseline, name), figures)
  const isNew = ({ verdict, name: figure }: Comparison) => verdict === 'REGRESSION' && !worse.has(figure)
  comparisons.set(
    name,
    again.map((each) => (isNew(each) ? { ...each, verdict: 'noisy' } : each)),
  )
  measured.set(name, figures)
}
await rm(folder, { recursive: true, force: true })

const record = createRecord(median(readings), measured)
printComparisons(comparisons, measured)
const spread = (Math.max(...readings) - Math.min(...readings)) / record.loopMs
say(
  `\nThe yardstick: ${record.loopMs.toFixed(1)} ms of CPU, readings ${share(spread)} apart; the baseline's ${baseline?.loopMs.toFixed(1) ?? '-'} ms (${baseline?.commit ?? 'none'})`,
)
say(`Kept in ${relative(root, keepRecord(record))}`)
for (const failure of failures) say(`FAILED: ${failure}`)
if (writesBaseline && failures.length === 0) {
  writeBaseline(record)
  say('The baseline is written. Say in the commit why its figures changed.')
}
const failing = [...comparisons.values()].flat().filter(({ verdict }) => verdict === 'REGRESSION' || verdict === 'MISSING')
if (!writesBaseline) for (const { name, verdict } of failing) say(`${verdict}: ${name}`)
process.exit(failures.length > 0 || (!writesBaseline && failing.length > 0) ? 1 : 0)
