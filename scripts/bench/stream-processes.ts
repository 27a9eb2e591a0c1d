import { startProductProcesses } from '../product/product-processes.ts'
import { exchangeIn, openLanes } from './load/lanes.ts'
import { pause, runStreamLoad } from './load/stream-load.ts'
import { busyProblems } from './measure/busy.ts'
import { collectGarbage } from './measure/collect-garbage.ts'
import { startMeasuredStores } from './measure/measured-stores.ts'
import { cpuSeconds, machine, residentMb } from './measure/processes.ts'
import { createReport, isShort, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { countStoreCommands } from './measure/store-commands.ts'
import { type MeasuredExchange, measuredCosts, writeCosts } from './measure/write-costs.ts'

/*
 * `npm run bench:processes`: measures what each process costs when every service runs in its own, as on a cluster, on real MongoDB,
 * Redis and Kafka: CPU and store commands for an exchange, memory for open streams, and memory and CPU at rest. 200 members chat with all public
 * personas; readers send one message after the other (a closed loop). All processes share all cores, so compare CPU, not latency. The short form has the answers
 * of 60 tokens, and the processes at rest. With `--write-costs` the figures also go to scripts/capacity/costs.json, from which `npm run capacity` works.
 */
const seconds = setting('BENCH_SECONDS', 20, 4)
/** The measured answers: the first two as in `bench:stream`, the last at the pace of a real model. */
const allAnswers = [
  { tokens: 400, everyMs: 5, streams: 200 },
  { tokens: 60, everyMs: 5, streams: 200 },
  { tokens: 300, everyMs: 40, streams: 400 },
] as const
const answers = isShort ? allAnswers.slice(1, 2) : allAnswers
const restSeconds = isShort ? 10 : seconds
const openStreams = 1_000
/** The memory measurement: tokens of an answer with one token a second, and the seconds in which all streams open. */
const [idleTokens, openingSeconds] = [40, 25]

const out = (text = '') => process.stdout.write(`${text}\n`)
const stores = await startMeasuredStores()

/** Starts the product, runs `measure`, and stops the product. */
async function withProduct(answer: { tokens: number; everyMs: number }, measure: (product: MeasuredProduct) => Promise<void>) {
  const product = await startProductProcesses({
    ...{ ...stores.addresses, replicas: 1, answer },
    settings: { LOG_LEVEL: 'warn', MAX_GENERATIONS: '20000' },
    inspect: true,
  })
  try {
    const url = product.urls[0] ?? ''
    await measure({
      processes: [...product.processes, ...stores.processes],
      providerPid: product.providerPid,
      exchange: async (lanes) => exchangeIn(url, await openLanes(url, product, lanes), answer.tokens),
      collectAll: async () => {
        await Promise.all(product.processes.map(({ inspectorPort = 0 }) => collectGarbage(inspectorPort)))
      },
    })
  } finally {
    await product.stop()
  }
}

interface MeasuredProduct {
  processes: readonly { name: string; pid: number }[]
  providerPid: number
  exchange: (lanes: number) => Promise<ReturnType<typeof exchangeIn>>
  /** Forces a garbage collection in every process of the product. */
  collectAll: () => Promise<void>
}

out(`${machine()}; every process on all cores\n`)
const names: string[] = []
const costs: string[][] = []
const firsts: string[][] = []
const report = createReport()
const measured: MeasuredExchange[] = []
const commands = await countStoreCommands(stores.mongoUrl)
for (const { tokens, everyMs, streams } of answers) {
  const name = `${tokens} tokens, ${everyMs} ms apart`
  await withProduct({ tokens, everyMs }, async ({ processes, providerPid, exchange: open }) => {
    const exchange = await open(streams)
    const first = await runStreamLoad({ exchange, lanes: 10, seconds, thinkMs: 200 })
    const [lags, whole] = [first.readings.map(({ lagMs }) => lagMs), first.readings.map(({ firstTokenMs }) => firstTokenMs)]
    const latencies = [median(lags), percentile(lags, 99), median(whole), percentile(whole, 99)]
    firsts.push([name, String(first.readings.length), ...latencies.map((value) => `${value.toFixed(2)} ms`)])
    const cpuOf: Record<string, () => number> = Object.fromEntries(processes.map((each) => [each.name, () => cpuSeconds(each.pid)]))
    const meters: Record<string, () => number | Promise<number>> = {
      ...cpuOf,
      commands: commands.commands,
      operations: commands.operations,
      provider: () => cpuSeconds(providerPid),
    }
    const offeredTokens = streams * (1_000 / everyMs)
    const load = await runStreamLoad({ exchange, lanes: streams, seconds, warmUpSeconds: 5, meters, offeredTokens })
    const { used, exchanges } = load
    const found = [...first.problems, ...load.problems, ...busyProblems({ provider: (used.provider ?? 0) / load.seconds })]
    report.untrusted(...found.map((problem) => `${name}: ${problem}`))
    names.splice(0, names.length, ...processes.map((each) => each.name.replace(/-0$/, '')))
    const each = (value = 0) => (value / exchanges).toFixed(2)
    const cpu = processes.map((process) => 1_000 * (used[process.name] ?? 0))
    measured.push({
      ...{ tokens, everyMs, streams, exchanges: load.exchanges, perSecond: load.exchanges / load.seconds },
      cpuMs: Object.fromEntries(names.map((name, index) => [name, (cpu[index] ?? 0) / load.exchanges])),
      ...{ commands: (used.commands ?? 0) / load.exchanges, operations: (used.operations ?? 0) / load.exchanges },
    })
    const sum = cpu.reduce((total, value) => total + value, 0)
    for (const [index, { name: process }] of processes.entries())
      report.figure(`${name}: CPU of ${process} for an exchange`, (cpu[index] ?? 0) / exchanges, 'ms', 'loop')
    report.figure(`${name}: CPU of all for an exchange`, sum / exchanges, 'ms', 'loop')
    report.figure(`${name}: commands of an exchange`, (used.commands ?? 0) / exchanges, '', 'run')
    report.figure(`${name}: operations of an exchange`, (used.operations ?? 0) / exchanges, '', 'run')
    report.note(`${name}: first token p50`, median(whole), 'ms')
    const perSecond = [load.tokens, exchanges].map((count) => Math.round(count / load.seconds).toLocaleString('en'))
    costs.push([name, String(streams), ...perSecond, ...cpu.map(each), each(sum), each(used.commands), each(used.operations)])
  })
}
await commands.close()

const memory: string[][] = []
await withProduct({ tokens: idleTokens, everyMs: 1_000 }, async ({ processes, exchange, collectAll }) => {
  await collectAll()
  await pause(10)
  const resident = () => processes.map(({ pid }) => residentMb(pid))
  const [cpu, startedAt] = [processes.map(({ pid }) => cpuSeconds(pid)), performance.now()]
  await pause(restSeconds)
  const elapsed = (performance.now() - startedAt) / 1_000
  const rest = processes.map(({ pid }, index) => ((cpuSeconds(pid) - (cpu[index] ?? 0)) / elapsed) * 1_000)
  memory.push(['at rest, MB', ...resident().map((mb) => mb.toFixed(0))])
  memory.push(['at rest, thousandths of a core', ...rest.map((value) => value.toFixed(1))])
  const ofProduct = (values: readonly number[]) => values.slice(0, -stores.processes.length).reduce((sum, value) => sum + value, 0)
  report.figure('all services at rest: memory', ofProduct(resident()), 'MB', 'run')
  report.figure('all services at rest: thousandths of a core', ofProduct(rest), '', 'loop')
  if (isShort) return
  const lane = await exchange(openStreams)
  // 100 streams open each second: on two cores, the last of 1,000 opened at once would exceed the deadline of a call.
  const openAll = () => Promise.all(Array.from({ length: openStreams }, (_, number) => pause(number / 100).then(() => lane(number))))
  // The first round grows what grows only once: compiled code, pools and heap space.
  await openAll()
  await pause(2)
  await collectAll()
  const before = resident()
  const reading = openAll()
  await pause(openingSeconds)
  await collectAll()
  memory.push([
    `more with ${openStreams.toLocaleString('en')} streams, MB`,
    ...resident().map((mb, index) => (mb - (before[index] ?? 0)).toFixed(1)),
  ])
  await reading
})

out('First token: from its sending by the provider (behind) and from the request (whole) to its arrival; 10 streams at once\n')
out(table(['answers of', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], firsts))
out('\nCPU ms of an exchange, and what MongoDB was sent for it (an operation in a bulk counts by itself)\n')
out(table(['answers of', 'streams', 'tokens/s', 'exchanges/s', ...names, 'all', 'commands', 'operations'], costs))
out('\nMemory after garbage collections, and processes at rest\n')
out(table(['', ...names], memory))
if (process.argv.includes('--write-costs')) writeCosts(measuredCosts(measured, names, memory))
await stores.stop()
process.exit(report.end())
