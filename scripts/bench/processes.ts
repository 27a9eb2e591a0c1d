import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../bootstrap/settings.ts'
import { exchangeIn, openConversations } from '../load/conversations.ts'
import { cpuMeters } from '../load/measure-load.ts'
import { measureStreams } from '../load/stream-load.ts'
import { cpuSeconds, machine, residentMb } from '../measure/processes.ts'
import { out, table } from '../measure/statistics.ts'
import { countStoreCommands } from '../measure/store-commands.ts'
import { type MeasuredProduct, startInManyProcesses } from './product/measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { firstTokenTimes, printFirstTokens } from './stream/first-token-times.ts'
import { memoryOfStreams } from './stream/memory-of-streams.ts'

/*
 * `npm run bench:processes`: measures what each process costs when every service runs in its own, as on a cluster, on real MongoDB, Redis
 * and Kafka: CPU and store commands for an exchange, memory for open streams, and memory and CPU at rest. 200 members chat with all public
 * personas; readers send one message after the other (a closed loop). All processes share all cores, so compare CPU, not latency. The short
 * form has the answers of 60 tokens, and the processes at rest. With `--write-costs` the figures also go to scripts/capacity/costs.json,
 * from which `npm run capacity` works.
 */
const seconds = setting('BENCH_SECONDS', 20, 4)
/** The measured answers: the first two as in `bench:stream`, the last at the pace of a real model. */
const allAnswers = [
  { tokens: 400, everyMs: 5, streams: 200 },
  { tokens: 60, everyMs: 5, streams: 200 },
  { tokens: 300, everyMs: 40, streams: 400 },
]
const answers = isShort ? allAnswers.slice(1, 2) : allAnswers
const restSeconds = isShort ? 10 : seconds
/** The streams of the memory measurement. */
const idle = { count: 1_000, tokens: 40, openingMs: 25_000 }

const report = createReport()
const names: string[] = []
const costRows: string[][] = []
const firstRows: string[][] = []
const restRows: string[][] = []
const exchanges: object[] = []
const atRest: Record<string, Record<string, number>> = {}

async function withProduct(answer: { tokens: number; everyMs: number }, measure: (product: MeasuredProduct) => Promise<void>) {
  const product = await startInManyProcesses({ answer, inspect: true })
  names.splice(0, names.length, ...[...product.processes, ...product.stores].map(({ name }) => name))
  await measure(product).finally(product.stop)
}

async function measureAnswers({ tokens, everyMs, streams }: (typeof allAnswers)[number], product: MeasuredProduct): Promise<void> {
  const name = `${tokens} tokens, ${everyMs} ms apart`
  const act = exchangeIn(product.url, await openConversations(product, streams), tokens)
  const generators = { provider: product.provider.pid }
  const first = await measureStreams({ act, clients: 10, seconds, thinkMs: 200, generators })
  firstRows.push(firstTokenTimes(name, first).cells)

  const commands = await countStoreCommands(product.mongoUrl)
  const cpu = cpuMeters([...product.processes, ...product.stores])
  const meters = { ...cpu, commands: commands.commands, operations: commands.operations }
  const offeredTokens = streams * (1_000 / everyMs)
  const load = await measureStreams({ act, clients: streams, seconds, warmUpSeconds: 5, meters, generators, offeredTokens })
  await commands.close()
  report.problemsOf(name, first, load)
  const each = (meter: string) => (load.used[meter] ?? 0) / load.exchanges
  const cpuMs = Object.fromEntries(names.map((process) => [process, 1_000 * each(process)]))
  const sum = Object.values(cpuMs).reduce((total, value) => total + value, 0)
  for (const [process, value] of Object.entries(cpuMs)) report.figure(`${name}: CPU of ${process} for an exchange`, value, 'ms', 'loop')
  report.figure(`${name}: CPU of all for an exchange`, sum, 'ms', 'loop')
  report.figure(`${name}: commands of an exchange`, each('commands'), '', 'run')
  report.figure(`${name}: operations of an exchange`, each('operations'), '', 'run')
  const perSecond = load.exchanges / load.seconds
  const figures = [...Object.values(cpuMs), sum, each('commands'), each('operations')]
  const rates = [load.tokens / load.seconds, perSecond].map((rate) => Math.round(rate).toLocaleString('en'))
  costRows.push([name, String(streams), ...rates, ...figures.map((value) => value.toFixed(2))])
  exchanges.push({ tokens, everyMs, streams, perSecond, cpuMs, commands: each('commands'), operations: each('operations') })
}

async function measureRest(product: MeasuredProduct): Promise<void> {
  const processes = [...product.processes, ...product.stores]
  const resident = () => processes.map(({ pid }) => residentMb(pid))
  const addRow = (key: string, title: string, values: readonly number[], digits: number) => {
    restRows.push([title, ...values.map((value) => value.toFixed(digits))])
    atRest[key] = Object.fromEntries(names.map((name, index) => [name, Math.max(0, values[index] ?? 0)]))
  }
  const ofProduct = (values: readonly number[]) => values.slice(0, product.processes.length).reduce((sum, value) => sum + value, 0)
  await product.collectGarbage()
  await delay(10_000)
  const before = processes.map(({ pid }) => cpuSeconds(pid))
  const startedAt = performance.now()
  await delay(1_000 * restSeconds)
  const elapsed = (performance.now() - startedAt) / 1_000
  const thousandths = processes.map(({ pid }, index) => ((cpuSeconds(pid) - (before[index] ?? 0)) / elapsed) * 1_000)
  addRow('restMb', 'at rest, MB', resident(), 0)
  addRow('restThousandths', 'at rest, thousandths of a core', thousandths, 1)
  report.figure('all services at rest: memory', ofProduct(resident()), 'MB', 'run')
  report.figure('all services at rest: thousandths of a core', ofProduct(thousandths), '', 'loop')
  if (isShort) return

  addRow('streamsMb', `more with ${idle.count.toLocaleString('en')} streams, MB`, await memoryOfStreams(product, processes, idle), 1)
}

/** Replaces the part `processes` of the costs. The other part is from other benches and stays. */
function writeCosts(): void {
  const file = join(root, 'scripts/capacity/costs.json')
  const source = { command: 'npm run bench:processes -- --write-costs', date: new Date().toISOString().slice(0, 10), machine: machine() }
  const costs = { ...JSON.parse(readFileSync(file, 'utf8')), processes: { source, exchanges, ...atRest } }
  const rounded = (_: string, each: unknown) => (typeof each === 'number' ? Number(each.toPrecision(3)) : each)
  writeFileSync(file, `${JSON.stringify(costs, rounded, 2)}\n`)
}

out(`${machine()}; every process on all cores\n`)
for (const answer of answers) await withProduct(answer, (product) => measureAnswers(answer, product))
await withProduct({ tokens: idle.tokens, everyMs: 1_000 }, measureRest)
printFirstTokens(firstRows)
out('\nCPU ms of an exchange, and what MongoDB was sent for it (an operation in a bulk counts by itself)\n')
out(table(['answers of', 'streams', 'tokens/s', 'exchanges/s', ...names, 'all', 'commands', 'operations'], costRows))
out('\nMemory after garbage collections, and processes at rest\n')
out(table(['', ...names], restRows))
if (process.argv.includes('--write-costs')) writeCosts()
process.exit(report.end())
