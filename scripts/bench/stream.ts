import { exchangeIn, openConversations } from '../load/conversations.ts'
import { cpuMeters } from '../load/measure-load.ts'
import { type MeasuredStreams, measureStreams } from '../load/stream-load.ts'
import { type Reading, readStream } from '../load/stream-reader.ts'
import { machine, pin, startScript, unpinned } from '../measure/processes.ts'
import { out, share, table } from '../measure/statistics.ts'
import { countStoreCommands } from '../measure/store-commands.ts'
import { startProvider } from '../product/start-provider.ts'
import { type MeasuredProduct, startInOneProcess } from './product/measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { firstTokenTimes, printFirstTokens } from './stream/first-token-times.ts'
import { measureFollowers } from './stream/measure-followers.ts'
import { memoryOfStreams } from './stream/memory-of-streams.ts'

/*
 * `npm run bench:stream`: measures the streaming path against a local fake provider. The whole product runs in one process on core 0;
 * provider, stores and this load client run on core 1. 200 members chat with all public personas, each in a conversation of its own:
 * readers send one message after the other (a closed loop). The baseline is a bare Node pipe in the product's place. Only tokens of content
 * frames count. The run fails when a stream is not whole, when more tokens arrive than were offered, when client or provider are more than
 * 80 % busy, or when a process leaves its core. BENCH_PARTS selects of `answers`, `memory` and `followers`.
 */
const parts = (process.env.BENCH_PARTS ?? 'answers,memory,followers').split(',')
const seconds = setting('BENCH_SECONDS', 10, 4)
/** Tokens of the measured answers: an answer of 300 words, and a short one. */
const answerLengths = [400, 60] as const
const everyMs = 5
const streams = 200
/** In its first 10 s under this load the product takes 1.0 to 1.5 times the CPU of later (seven runs). */
const warmUpSeconds = 15
const offeredTokens = streams * (1_000 / everyMs)
/** The readers whose first tokens are timed. They run three times as long, so that p99 is not merely the slowest sample. */
const readers = { clients: 10, thinkMs: 200, seconds: 3 * seconds }
/** The streams of the memory measurement. */
const idle = isShort ? { count: 400, tokens: 12, openingMs: 6_000 } : { count: 1_000, tokens: 25, openingMs: 14_000 }

const pinned = pin(process.pid, 1)
out(
  `${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'NOT pinned: only the ratios are meaningful'}\n`,
)
const report = createReport()
const provider = await startProvider(1)
const generators = { provider: provider.pid }
const latencies: string[][] = []
const throughputs: string[][] = []
const costs: string[][] = []

/** Starts the product on core 0, measures it, and stops it. */
async function withProduct(answer: { tokens: number; everyMs: number }, measure: (product: MeasuredProduct) => Promise<void>) {
  const product = await startInOneProcess({ answer, provider, core: 0, inspect: true })
  const [{ pid } = { pid: 0 }] = product.processes
  const others = Object.fromEntries([...product.stores, { name: 'provider', pid: provider.pid }].map((each) => [each.name, each.pid]))
  if (pinned) report.untrusted(...unpinned(0, { product: pid }), ...unpinned(1, { ...others, client: process.pid }))
  await measure(product).finally(product.stop)
}

/** Measures first tokens with few readers, after a run of theirs that compiles the code, then throughput with many. */
async function measurePath(
  name: string,
  act: (client: number) => Promise<Reading>,
  meters: Parameters<typeof measureStreams>[0]['meters'] = {},
) {
  const started = await measureStreams({ ...readers, act, generators })
  const first = await measureStreams({ ...readers, act, generators })
  const load = await measureStreams({ act, clients: streams, seconds, warmUpSeconds, meters, generators, offeredTokens })
  report.problemsOf(name, started, first, load)
  const { cells, p50 } = firstTokenTimes(name, first)
  latencies.push(cells)
  return { load, firstTokenMs: p50 }
}

const microsPerToken = ({ used, tokens }: MeasuredStreams, process: string) => ((used[process] ?? 0) / tokens) * 1e6

function addThroughput(name: string, load: MeasuredStreams, process: string, ofPipe: number) {
  const cpu = used(load, process)
  const figures = [load.tokens / load.seconds, load.tokens / cpu].map((value) => Math.round(value).toLocaleString('en'))
  const micros = microsPerToken(load, process)
  throughputs.push([
    name,
    figures[0] ?? '',
    share(load.tokens / load.seconds / offeredTokens),
    share(cpu / load.seconds),
    figures[1] ?? '',
    micros.toFixed(1),
    (micros / ofPipe).toFixed(2),
    share(load.busy.client ?? 0),
    share(load.busy.provider ?? 0),
  ])
}

const used = (load: MeasuredStreams, meter: string) => load.used[meter] ?? Number.NaN

async function measurePipe(tokens: number): Promise<number> {
  const { child, line } = await startScript(0, 'bench/stream/bare-pipe-process.ts', [provider.url, `bench-${tokens}.${everyMs}`])
  const pid = child.pid as number
  pin(pid, 0)
  if (pinned) report.untrusted(...unpinned(0, { 'bare pipe': pid }))
  const name = `bare pipe, ${tokens} tokens`
  const act = () => readStream(`http://127.0.0.1:${line}/`, {}, '{}', tokens)
  const { load } = await measurePath(name, act, cpuMeters([{ name: 'pipe', pid }])).finally(() => child.kill())
  const micros = microsPerToken(load, 'pipe')
  addThroughput(name, load, 'pipe', micros)
  return micros
}

async function measureProduct(tokens: number, ofPipe: number): Promise<void> {
  await withProduct({ tokens, everyMs }, async (product) => {
    const name = `Rostra, ${tokens} tokens`
    const commands = await countStoreCommands(product.mongoUrl)
    const act = exchangeIn(product.url, await openConversations(product, streams), tokens)
    const meters = { ...cpuMeters([...product.processes, ...product.stores]), commands: commands.commands, operations: commands.operations }
    const { load, firstTokenMs } = await measurePath(name, act, meters)
    await commands.close()
    addThroughput(name, load, 'product', ofPipe)
    const each = (meter: string) => used(load, meter) / load.exchanges
    const cpu = ['product', 'MongoDB', 'Redis'].map((process) => 1_000 * each(process))
    const counts = [each('commands'), each('operations')]
    costs.push([name, (load.exchanges / load.seconds).toFixed(0), ...[...cpu, ...counts].map((value) => value.toFixed(2))])
    report.figure(`${name}: CPU of a token, × pipe`, microsPerToken(load, 'product') / ofPipe, '×', 'run')
    report.figure(`${name}: first token p50`, firstTokenMs, 'ms', 'loop')
    report.figure(`${name}: product CPU of an exchange`, cpu[0] ?? 0, 'ms', 'loop')
    report.figure(`${name}: MongoDB CPU of an exchange`, cpu[1] ?? 0, 'ms', 'loop')
    report.figure(`${name}: commands of an exchange`, each('commands'), '', 'run')
    report.figure(`${name}: operations of an exchange`, each('operations'), '', 'run')
  })
}

/** Measures the memory of open streams. */
async function measureMemory(): Promise<void> {
  await withProduct({ tokens: idle.tokens, everyMs: 1_000 }, async (product) => {
    const [more = Number.NaN] = await memoryOfStreams(product, product.processes, idle)
    const perThousand = (more * 1_000) / idle.count
    report.figure('memory of 1,000 open streams', perThousand, 'MB', 'run')
    out(`\nMemory: ${perThousand.toFixed(1)} MB more resident for 1,000 open streams, after a collection; measured with ${idle.count}\n`)
  })
}

try {
  if (parts.includes('answers')) {
    for (const tokens of answerLengths) await measureProduct(tokens, await measurePipe(tokens))
    printFirstTokens(latencies)
    out(`\nThroughput: ${streams} members, a token every ${everyMs} ms each; no token lost, duplicated or reordered in any stream\n`)
    const heads = [
      'tokens/s',
      'of the offered',
      'core 0 busy',
      'tokens/s per core',
      'CPU µs/token',
      '× pipe',
      'client busy',
      'provider busy',
    ]
    out(table(['path', ...heads], throughputs))
    out('\nCosts of an exchange in the same run: CPU, and what MongoDB was sent (an operation in a bulk counts by itself)\n')
    out(table(['path', 'exchanges/s', 'product ms', 'MongoDB ms', 'Redis ms', 'commands', 'operations'], costs))
  }
  if (parts.includes('memory')) await measureMemory()
} finally {
  provider.stop()
}
pin(process.pid, 'all')
if (parts.includes('followers')) await measureFollowers(report)
process.exit(report.end())
