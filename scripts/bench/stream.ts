import { exchangeIn, openConversations } from '../load/conversations.ts'
import { cpuMeters } from '../load/measure-load.ts'
import { pause } from '../load/pause.ts'
import { type MeasuredStreams, measureStreams } from '../load/stream-load.ts'
import { type Reading, readStream } from '../load/stream-reader.ts'
import { machine, pin, residentMb, startScript, unpinned } from '../measure/processes.ts'
import { median, ms, out, percentile, share, table } from '../measure/statistics.ts'
import { countStoreCommands } from '../measure/store-commands.ts'
import { type MeasuredProduct, startInOneProcess, startProvider } from './measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { measureFollowers } from './stream/measure-followers.ts'

/*
 * `npm run bench:stream`: measures the streaming path against a local fake provider. The whole product runs in one process on core 0;
 * provider, stores and this load client run on core 1. 200 members chat with all public personas, each in a conversation of its own: readers send
 * one message after the other (a closed loop). The baseline is a bare Node pipe in the product's place. Only tokens of content frames count. The run fails
 * when a stream is not whole, when more tokens arrive than were offered, when client or provider are more than 80 % busy, or when a process leaves its core.
 * BENCH_PARTS selects of `answers`, `memory` and `followers`.
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
/** The memory measurement: tokens of an answer with one token a second, and the seconds in which all streams open. */
const [openStreams, idleTokens, openingSeconds] = isShort ? ([400, 12, 6] as const) : ([1_000, 25, 14] as const)

const pinned = pin(process.pid, 1)
out(
  `${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'NOT pinned: only the ratios are meaningful'}\n`,
)
const report = createReport()
const provider = await startProvider(1)
const generators = { provider: provider.pid }
const [latencies, throughputs, costs]: [string[][], string[][], string[][]] = [[], [], []]

/** Starts the product on core 0, measures it, and stops it. */
async function withProduct(answer: { tokens: number; everyMs: number }, measure: (product: MeasuredProduct, pid: number) => Promise<void>) {
  const product = await startInOneProcess({ answer, provider, core: 0, inspect: true })
  const [{ pid } = { pid: 0 }] = product.processes
  const others = Object.fromEntries([...product.stores, { name: 'provider', pid: provider.pid }].map((each) => [each.name, each.pid]))
  if (pinned) report.untrusted(...unpinned(0, { product: pid }), ...unpinned(1, { ...others, client: process.pid }))
  await measure(product, pid).finally(product.stop)
}

/** Measures first tokens with few readers, then throughput with many. Before that the readers compile the code of a process that has just started. */
async function measurePath(
  name: string,
  act: (client: number) => Promise<Reading>,
  meters: Parameters<typeof measureStreams>[0]['meters'] = {},
) {
  const started = await measureStreams({ ...readers, act, generators })
  const first = await measureStreams({ ...readers, act, generators })
  const load = await measureStreams({ act, clients: streams, seconds, warmUpSeconds, meters, generators, offeredTokens })
  report.untrusted(...[started, first, load].flatMap(({ problems }) => problems.map((problem) => `${name}: ${problem}`)))
  const lags = first.values.map(({ lagMs }) => lagMs)
  const firsts = first.values.map(({ firstTokenMs }) => firstTokenMs)
  const figures = [median(lags), percentile(lags, 99), median(firsts), percentile(firsts, 99)]
  latencies.push([name, String(first.values.length), ...figures.map((value) => ms(value, 2))])
  return { load, firsts }
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
    const { load, firsts } = await measurePath(name, act, meters)
    await commands.close()
    addThroughput(name, load, 'product', ofPipe)
    const each = (meter: string) => used(load, meter) / load.exchanges
    const cpu = ['product', 'MongoDB', 'Redis'].map((process) => 1_000 * each(process))
    const counts = [each('commands'), each('operations')]
    costs.push([name, (load.exchanges / load.seconds).toFixed(0), ...[...cpu, ...counts].map((value) => value.toFixed(2))])
    report.figure(`${name}: CPU of a token, × pipe`, microsPerToken(load, 'product') / ofPipe, '×', 'run')
    report.figure(`${name}: first token p50`, median(firsts), 'ms', 'loop')
    report.figure(`${name}: product CPU of an exchange`, cpu[0] ?? 0, 'ms', 'loop')
    report.figure(`${name}: MongoDB CPU of an exchange`, cpu[1] ?? 0, 'ms', 'loop')
    report.figure(`${name}: commands of an exchange`, each('commands'), '', 'run')
    report.figure(`${name}: operations of an exchange`, each('operations'), '', 'run')
  })
}

/** Measures the memory of open streams. */
async function measureMemory(): Promise<void> {
  await withProduct({ tokens: idleTokens, everyMs: 1_000 }, async (product, pid) => {
    const act = exchangeIn(product.url, await openConversations(product, openStreams), idleTokens)
    // 100 streams open each second: of 1,000 at once, the last would exceed the deadline of a call.
    const openAll = () => Promise.all(Array.from({ length: openStreams }, (_, number) => pause(number / 100).then(() => act(number))))
    // The first rounds grow what grows only once: compiled code, pools and heap space.
    for (let round = 0; round < 2; round++) await openAll()
    await pause(2)
    await product.collectGarbage()
    const before = residentMb(pid)
    const open = openAll()
    await pause(openingSeconds)
    await product.collectGarbage()
    const perThousand = ((residentMb(pid) - before) * 1_000) / openStreams
    await open
    report.figure('memory of 1,000 open streams', perThousand, 'MB', 'run')
    out(`\nMemory: ${perThousand.toFixed(1)} MB more resident for 1,000 open streams, after a collection; measured with ${openStreams}\n`)
  })
}

try {
  if (parts.includes('answers')) {
    for (const tokens of answerLengths) await measureProduct(tokens, await measurePipe(tokens))
    out(`First token: from its sending by the provider (behind) and from the request (whole) to its arrival; ${readers.clients} readers\n`)
    out(table(['path', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], latencies))
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
