import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { say } from '../bootstrap/console.ts'
import { onParentGone } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { machine } from '../measure/processes.ts'
import { median, share, table } from '../measure/statistics.ts'
import { compare, ratioOf, readBaseline, writeBaseline } from './baseline/compare.ts'
import { measureYardstick } from './baseline/yardstick.ts'
import type { BenchResult, Figure } from './report.ts'

/*
 * `npm run bench`: runs every bench in its short form three times, in turn, and compares the medians with
 * docs/benchmarks/baseline.json, in units of the machine's yardstick, which is measured before and after every bench. Names select
 * benches: `npm run bench -- stream search`. A bench with a regression runs three more times, and a figure that is worse in all of
 * its runs fails. `--write-baseline` makes the figures the new baseline. BENCH_ROUNDS sets the number of runs. Lighthouse is not
 * one: it needs a browser, and its scores are rounded to whole points.
 */
const benches = ['stream', 'processes', 'discussion', 'search', 'archive', 'history', 'knowledge', 'deletion', 'zeitgeist']
const timeoutSeconds = 600
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const args = process.argv.slice(2)
const writesBaseline = args.includes('--write-baseline')
const named = args.filter((arg) => arg !== '--write-baseline')
const unknown = named.filter((arg) => !benches.includes(arg))
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. The benches are: ${benches.join(', ')}; the only option is --write-baseline.`)
  process.exit(2)
}
const selected = named.length > 0 ? named : benches

const folder = join(root, '.data/benchmarks')
mkdirSync(folder, { recursive: true })
const failures: string[] = []
/** The figures by bench and name, each with its value and its ratio in every run. */
const measured = new Map<string, Map<string, { figure: Figure; values: number[]; ratios: number[] }>>()
let loopMs = measureYardstick()
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

/** Runs the short form of a bench once and adds its figures, or a failure when it fails or its figures cannot be trusted. */
async function runOnce(name: string): Promise<void> {
  const file = join(folder, `${name}.json`)
  const logFile = join(folder, `${name}.log`)
  rmSync(file, { force: true })
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'scripts/bench', `${name}.ts`)], {
    env: { ...process.env, BENCH_SHORT: '1', BENCH_REPORT: file },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  group = child.pid
  const late = setTimeout(stopGroup, timeoutSeconds * 1_000)
  const log = createWriteStream(logFile, { flags: 'a' })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const [code, signal] = await once(child, 'exit')
  // A bench that fails leaves its provider.
  stopGroup()
  group = undefined
  clearTimeout(late)
  log.end()
  const before = loopMs
  loopMs = measureYardstick()
  const result: BenchResult | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const reason = result?.untrusted.join('; ') || (code === 0 && result ? '' : `exit code ${code ?? signal}`)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  say(`  ${name}: ${reason ? `FAILED, ${reason}; see ${relative(root, logFile)}` : 'done'} in ${seconds} s`)
  if (reason) failures.push(`${name}: ${reason}`)
  const figures = measured.get(name) ?? new Map()
  measured.set(name, figures)
  for (const figure of reason ? [] : (result?.figures ?? [])) {
    const series = figures.get(figure.name) ?? { figure, values: [], ratios: [] }
    series.values.push(figure.value)
    series.ratios.push(ratioOf(figure, (before + loopMs) / 2))
    figures.set(figure.name, series)
  }
}

/** Runs benches in turn, so that what slows the machine for a minute does not meet all runs of one bench. */
async function runAll(names: readonly string[]): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const name of names) await runOnce(name)
}

const baseline = readBaseline()
const ratiosBefore = (bench: string, name: string) => baseline.benches[bench]?.[name] ?? []
const comparisonsOf = (bench: string) =>
  [...(measured.get(bench) ?? [])].map(([name, { figure, values, ratios }]) => {
    const before = ratiosBefore(bench, name)
    return { name, figure, values, before, ratios, ...compare(figure.better, before, ratios) }
  })
const isWorse = (bench: string) => comparisonsOf(bench).some(({ verdict }) => verdict === 'REGRESSION')

say(`${machine()}; ${selected.join(', ')}: ${rounds} short runs each`)
await runAll(selected)
const suspects = writesBaseline ? [] : selected.filter(isWorse)
if (suspects.length > 0) say(`Again, because figures of it are worse: ${suspects.join(', ')}`)
await runAll(suspects)

const digits = (values: readonly number[]) => (values.length === 0 ? '' : Number(median(values).toPrecision(3)).toLocaleString('en'))
const rows = selected.flatMap((bench) =>
  comparisonsOf(bench).map(({ name, figure, values, before, ratios, verdict, change }) => {
    const changed = change === 0 ? '' : `${share(Math.abs(change))} ${change > 0 ? 'worse' : 'better'}`
    return [bench, name, `${digits(values)} ${figure.unit}`, digits(before), digits(ratios), changed, verdict]
  }),
)
say('\nMedians; before and now: CPU in units of the yardstick\n')
say(table(['bench', 'figure', 'measured', 'before', 'now', 'change', ''], rows))
say(`\nThe yardstick now: ${loopMs.toFixed(1)} ms of CPU; the baseline is of ${baseline.machine}`)
for (const bench of selected)
  for (const name of Object.keys(baseline.benches[bench] ?? {}))
    if (!writesBaseline && !measured.get(bench)?.has(name)) failures.push(`${bench}: ${name} is missing`)
for (const failure of failures) say(`FAILED: ${failure}`)
if (writesBaseline && failures.length === 0) {
  const figures = selected.map((bench) => [bench, Object.fromEntries(comparisonsOf(bench).map(({ name, ratios }) => [name, ratios]))])
  writeBaseline({ machine: machine(), benches: { ...baseline.benches, ...Object.fromEntries(figures) } })
  say('The baseline is written. Say in the commit why its figures changed.')
}
process.exit(failures.length > 0 || (!writesBaseline && selected.some(isWorse)) ? 1 : 0)
