import { exchangeIn } from './load/lanes.ts'
import { pause, runStreamLoad, type StreamLoadResult } from './load/stream-load.ts'
import { busyProblems } from './measure/busy.ts'
import { cpuSeconds, machine, pin, residentMb, startScript, unpinned } from './measure/processes.ts'
import { createReport, isShort, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { countStoreCommands } from './measure/store-commands.ts'
import { type ProductUnderLoad, startProductUnderLoad } from './product-under-load.ts'
import { readOne } from './stream-reader.ts'

/*
 * `npm run bench:stream`: measures the streaming path against a local fake provider. The whole product runs in one process on core 0;
 * provider, stores and this load client run on core 1. 200 members chat with all public personas, each in a conversation of its own: readers send
 * one message after the other (a closed loop). The baseline is a bare Node pipe in the product's place. Only tokens of content frames count. The run fails
 * when a stream is not whole, when more tokens arrive than were offered, when client or provider are more than 80 % busy, or when a process leaves its core.
 */
const seconds = setting('BENCH_SECONDS', 10, 4)
/** Tokens of the measured answers: an answer of 300 words, and a short one. */
const answerLengths = [400, 60] as const
const [everyMs, streams] = [5, 200]
/** In its first 10 s under this load the product takes 1.0 to 1.5 times the CPU of later (seven runs). */
const warmUpSeconds = 15
const offeredTokens = streams * (1_000 / everyMs)

/** The ten readers whose first tokens are timed. They run three times as long, so that p99 is not merely the slowest sample. */
const [readers, thinkMs] = [10, 200]
const latencySeconds = 3 * seconds

/** The memory measurement: tokens of an answer with one token a second, and the seconds in which all streams open. */
const [openStreams, idleTokens, openingSeconds] = isShort ? ([400, 12, 6] as const) : ([1_000, 25, 14] as const)

const out = (text = '') => process.stdout.write(`${text}\n`)
const pinned = pin(process.pid, 1)
out(
  `${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'processes are NOT pinned: only the ratios are meaningful'}\n`,
)

const provider = await startScript(1, 'bench/fake-provider.ts')
const providerUrl = `http://127.0.0.1:${provider.line}`
const modelOf = (tokens: number) => `bench-${tokens}.${everyMs}`
const report = createReport()

async function withProduct(model: string, measure: (product: ProductUnderLoad) => Promise<void>) {
  const product = await startProductUnderLoad({ providerUrl: `${providerUrl}/v1`, model, core: 0 })
  const others = { client: process.pid, provider: provider.child.pid as number, MongoDB: product.mongoPid, Redis: product.redisPid }
  if (pinned) report.untrusted(...unpinned(0, { product: product.pid }), ...unpinned(1, others))
  await measure(product).finally(product.stop)
}

async function withBarePipe(tokens: number, measure: (target: Target<never>) => Promise<void>) {
  const { child, line } = await startScript(0, 'bench/baselines/bare-pipe.ts', [providerUrl, modelOf(tokens)])
  const pid = child.pid as number
  pin(pid, 0)
  if (pinned) report.untrusted(...unpinned(0, { 'bare pipe': pid }))
  const exchange = () => readOne(`http://127.0.0.1:${line}/`, {}, '{}', tokens)
  const cpu = () => cpuSeconds(pid)
  await measure({ exchange, meters: { cpu } }).finally(() => child.kill())
}

/** What is measured of every path. */
type Always = 'cpu' | 'provider'
type Load<Meter extends string> = StreamLoadResult<Meter | Always>
type Read = () => number | Promise<number>
interface Target<Meter extends string> {
  exchange: (lane: number) => ReturnType<typeof readOne>
  meters: Record<Meter | 'cpu', Read>
}

/**
 * Measures first tokens with few readers, then throughput with many. First tokens are measured twice: as a process has just started, whose code is not
 * compiled yet and whose heap still grows, and after that.
 */
async function measurePath<Meter extends string>(name: string, target: Target<Meter>, baseline?: Load<never>): Promise<Load<Meter>> {
  const meters: Record<Meter | Always, Read> = { ...target.meters, provider: () => cpuSeconds(provider.child.pid as number) }
  const readFirst = () => runStreamLoad({ ...target, lanes: readers, seconds: latencySeconds, thinkMs })
  const [started, first] = [await readFirst(), await readFirst()]
  const load = await runStreamLoad({ ...target, meters, lanes: streams, seconds, warmUpSeconds, offeredTokens })
  const found = [...started.problems, ...first.problems, ...load.problems, ...busyProblems({ provider: load.used.provider / load.seconds })]
  report.untrusted(...found.map((problem) => `${name}: ${problem}`))
  if (baseline) stateFigures(name, first, load, baseline)
  latencies.push(latencyRow(`${name}, just started`, started.readings), latencyRow(name, first.readings))
  throughputs.push(throughputRow(name, load, baseline))
  return load
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const percentOf = (share: number) => `${Math.round(share * 100)} %`
const [latencies, throughputs, costs]: [string[][], string[][], string[][]] = [[], [], []]

function latencyRow(name: string, readings: StreamLoadResult<never>['readings']) {
  const [lags, firsts] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
  return [name, String(readings.length), ms(median(lags)), ms(percentile(lags, 99)), ms(median(firsts)), ms(percentile(firsts, 99))]
}

/** States what is compared of the product. */
function stateFigures(name: string, first: StreamLoadResult<never>, load: Load<string>, baseline: Load<never>) {
  const firsts = first.readings.map(({ firstTokenMs }) => firstTokenMs)
  report.figure(`${name}: CPU of a token, × pipe`, microsPerToken(load) / microsPerToken(baseline), '×', 'run')
  report.figure(`${name}: first token p50`, median(firsts), 'ms', 'loop')
  report.note(`${name}: first token p99`, percentile(firsts, 99), 'ms')
}

const microsPerToken = ({ used, tokens }: Load<never>) => (used.cpu / tokens) * 1e6

function throughputRow(name: string, load: Load<never>, baseline?: Load<never>) {
  const { used, tokens, seconds: elapsed } = load
  return [
    name,
    Math.round(tokens / elapsed).toLocaleString('en'),
    percentOf(tokens / elapsed / offeredTokens),
    percentOf(used.cpu / elapsed),
    Math.round(tokens / used.cpu).toLocaleString('en'),
    microsPerToken(load).toFixed(1),
    baseline ? (microsPerToken(load) / microsPerToken(baseline)).toFixed(2) : '1',
    percentOf(load.clientBusy),
    percentOf(used.provider / elapsed),
  ]
}

function costRow(name: string, { used, exchanges, seconds: elapsed }: Load<'mongo' | 'redis' | 'commands' | 'operations'>) {
  report.figure(`${name}: product CPU of an exchange`, (1_000 * used.cpu) / exchanges, 'ms', 'loop')
  report.figure(`${name}: MongoDB CPU of an exchange`, (1_000 * used.mongo) / exchanges, 'ms', 'loop')
  report.figure(`${name}: commands of an exchange`, used.commands / exchanges, '', 'run')
  report.figure(`${name}: operations of an exchange`, used.operations / exchanges, '', 'run')
  const each = (value: number, digits: number) => (value / exchanges).toFixed(digits)
  return [
    name,
    (exchanges / elapsed).toFixed(0),
    each(1_000 * used.cpu, 2),
    each(1_000 * used.mongo, 2),
    each(1_000 * used.redis, 2),
    each(used.commands, 2),
    each(used.operations, 2),
  ]
}

for (const tokens of answerLengths) {
  let baseline: Load<never> | undefined
  await withBarePipe(tokens, async (target) => {
    baseline = await measurePath(`bare pipe, ${tokens} tokens`, target)
  })
  await withProduct(modelOf(tokens), async (product) => {
    const stores = await countStoreCommands(product.mongoUrl)
    const [before, exchange] = [await stores.byName(), exchangeIn(product.url, await product.openLanes(streams), tokens)]
    const meters = {
      ...{ cpu: () => cpuSeconds(product.pid), mongo: () => cpuSeconds(product.mongoPid), redis: () => cpuSeconds(product.redisPid) },
      ...{ commands: stores.commands, operations: stores.operations },
    }
    const name = `Rostra, ${tokens} tokens`
    costs.push(costRow(name, await measurePath(name, { exchange, meters }, baseline)))
    const counts = Object.entries(await stores.byName()).map(([name, count]) => `${name} ${count - (before[name] ?? 0)}`)
    out(`all commands with ${tokens} tokens, those of the preparation included: ${counts.join(', ')}`)
    await stores.close()
  })
}

out(`\nFirst token: from its sending by the provider (behind) and from the request (whole) to its arrival; ${readers} streams at once\n`)
out(table(['path', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], latencies))
out(`\nThroughput: ${streams} members, a token every ${everyMs} ms each; no token lost, duplicated or reordered in any stream\n`)
const heads = ['tokens/s', 'of the offered', 'core 0 busy', 'tokens/s per core', 'CPU µs/token', '× pipe', 'client busy', 'provider busy']
out(table(['path', ...heads], throughputs))
out('\nCosts of an exchange in the same run: CPU, and what MongoDB was sent (an operation in a bulk counts by itself)\n')
out(table(['path', 'exchanges/s', 'product ms', 'MongoDB ms', 'Redis ms', 'commands', 'operations'], costs))

const listRequests: string[][] = []
const timeListRequests = async (url: string, label: string) => {
  const times: number[] = []
  for (let index = 0; index < 300; index++) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/bots/featured`)).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  listRequests.push([label, ms(median(times)), ms(percentile(times, 99))])
}

let megabytesPerThousand = Number.NaN
await withProduct(`bench-${idleTokens}.1000`, async (product) => {
  const lanes = await product.openLanes(openStreams)
  const exchange = exchangeIn(product.url, lanes, idleTokens)
  // 100 streams open each second: of 1,000 at once, the last would exceed the deadline of a call.
  const openAll = () => Promise.all(lanes.map((_, lane) => pause(lane / 100).then(() => exchange(lane))))
  // The first rounds grow what grows only once: compiled code, pools and heap space.
  for (let round = 0; round < 2; round++) await openAll()
  await pause(2)
  await product.collectGarbage()
  await timeListRequests(product.url, 'none')
  await product.collectGarbage()
  const before = residentMb(product.pid)
  const open = openAll()
  await pause(openingSeconds)
  await product.collectGarbage()
  megabytesPerThousand = ((residentMb(product.pid) - before) * 1_000) / openStreams
  await timeListRequests(product.url, openStreams.toLocaleString('en'))
  await open
})
provider.child.kill()
report.figure('memory of 1,000 open streams', megabytesPerThousand, 'MB', 'run')

out(
  `\nMemory: ${megabytesPerThousand.toFixed(1)} MB more resident for 1,000 open streams, after a collection; measured with ${openStreams.toLocaleString('en')}\n`,
)
out('Other requests: GET /api/bots/featured, one after the other, while streams with a token a second are open\n')
out(table(['open streams', 'p50', 'p99'], listRequests))
process.exit(report.end())
