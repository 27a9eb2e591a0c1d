import { median, percentile, table } from './figures.ts'
import { exchangeWith, type Load, pause, run, type Target } from './load.ts'
import { cpuSeconds, machine, pin, residentMb, startScript } from './processes.ts'
import { type ProductUnderLoad, startProductUnderLoad } from './product-under-load.ts'
import { readOne } from './stream-reader.ts'

/*
 * `npm run bench:stream`: the streaming path against a local fake provider. Gateway and chat share core 0 (the whole product in one
 * process); provider, stores and this load client are on core 1. A bare Node pipe in the same place is the yardstick.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** A reply of 300 words, and the short one of the design's own measurements. */
const replies = [400, 60] as const

/** Of the ten readers whose first tokens are timed: for so long that a 99th percentile isn't the slowest of them all. */
const thinkMs = 200
const latencySeconds = 3 * seconds

/** For memory: streams that stay open, with a token a second, and how long a thousand may take to open. */
const idleTokens = 25
const openingSeconds = 14

const pinned = pin(process.pid, 1)
const out = (text = '') => process.stdout.write(`${text}\n`)
out(
  `${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'processes are NOT pinned: read the ratios only'}\n`,
)

const provider = await startScript(1, 'fake-provider.ts')
const providerUrl = `http://127.0.0.1:${provider.line}`
/** A token every 5 ms. */
const steady = (tokens: number) => `bench-${tokens}.5`

async function measured(tokens: number, work: (target: Target & ProductUnderLoad) => Promise<void>, model = steady(tokens)) {
  const product = await startProductUnderLoad({ providerUrl: `${providerUrl}/v1`, model, core: 0 })
  const conversations = await Promise.all(Array.from({ length: 200 }, () => product.converse()))
  try {
    await work({ ...product, exchange: exchangeWith(product.url, product.headers, conversations, tokens) })
  } finally {
    await product.stop()
  }
}

async function pipe(tokens: number, work: (target: Target) => Promise<void>) {
  const { child, line } = await startScript(0, 'bare-pipe.ts', [providerUrl, steady(tokens)])
  pin(child.pid as number, 0)
  try {
    await work({ pid: child.pid as number, exchange: () => readOne(`http://127.0.0.1:${line}/`, {}, '{}', tokens) })
  } finally {
    child.kill()
  }
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const latencyRow = (name: string, { readings }: Load) => {
  const [lags, firsts] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
  return [name, String(readings.length), ms(median(lags)), ms(percentile(lags, 99)), ms(median(firsts)), ms(percentile(firsts, 99))]
}
const throughputRow = (name: string, load: Load, providerBusy: number, yardstick?: Load) => [
  name,
  Math.round(load.tokensPerSecond).toLocaleString('en'),
  `${Math.round(load.busy * 100)} %`,
  Math.round(load.tokensPerSecond / load.busy).toLocaleString('en'),
  load.cpuPerToken.toFixed(1),
  yardstick ? (load.cpuPerToken / yardstick.cpuPerToken).toFixed(2) : '1',
  `${Math.round(load.clientBusy * 100)} %`,
  `${Math.round(providerBusy * 100)} %`,
]

const pings = async (url: string) => {
  const times: number[] = []
  for (let index = 0; index < 300; index++) {
    const begun = performance.now()
    await (await fetch(`${url}/api/bots/featured`)).arrayBuffer()
    times.push(performance.now() - begun)
  }
  return times
}
const pingRow = (open: string, times: number[]) => [open, ms(median(times)), ms(percentile(times, 99))]

const latencies: string[][] = []
const throughputs: string[][] = []
const withProvider = async (work: () => Promise<Load>): Promise<[Load, number]> => {
  const [cpu, begun] = [cpuSeconds(provider.child.pid as number), performance.now()]
  const load = await work()
  return [load, (cpuSeconds(provider.child.pid as number) - cpu) / ((performance.now() - begun) / 1000)]
}

for (const tokens of replies) {
  let yardstick: Load | undefined
  await pipe(tokens, async (target) => {
    latencies.push(latencyRow(`bare pipe, ${tokens} tokens`, await run(target, 10, { seconds: latencySeconds, thinkMs })))
    const [load, providerBusy] = await withProvider(() => run(target, 200, { seconds }))
    yardstick = load
    throughputs.push(throughputRow(`bare pipe, ${tokens} tokens`, load, providerBusy))
  })
  await measured(tokens, async (target) => {
    latencies.push(latencyRow(`Rostra, ${tokens} tokens`, await run(target, 10, { seconds: latencySeconds, thinkMs })))
    const [load, providerBusy] = await withProvider(() => run(target, 200, { seconds, warmUpSeconds: 4 }))
    throughputs.push(throughputRow(`Rostra, ${tokens} tokens`, load, providerBusy, yardstick))
  })
}

let perThousand = Number.NaN
const others: string[][] = []
await measured(
  idleTokens,
  async (product) => {
    const conversations: string[] = []
    for (let index = 0; index < 1_000; index += 50) conversations.push(...(await Promise.all(Array.from({ length: 50 }, product.converse))))
    const openAll = () =>
      Promise.all(conversations.map((_, lane) => exchangeWith(product.url, product.headers, conversations, idleTokens)(lane)))
    // The first rounds grow what grows once: compiled code, pools, the heap's own room.
    for (let round = 0; round < 2; round++) await openAll()
    await pause(2)
    await product.collectGarbage()
    others.push(pingRow('none', await pings(product.url)))
    await product.collectGarbage()
    const before = residentMb(product.pid)
    const open = openAll()
    await pause(openingSeconds)
    await product.collectGarbage()
    perThousand = residentMb(product.pid) - before
    others.push(pingRow('1,000', await pings(product.url)))
    await open
  },
  `bench-${idleTokens}.1000`,
)
provider.child.kill()

out('First token: from the provider sending it to its arrival (behind), and from the request (whole); 10 streams at once\n')
out(table(['path', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], latencies))
out('\nThroughput: 200 streams at once, a token every 5 ms each; no token lost, doubled or reordered in any of them\n')
out(table(['path', 'tokens/s', 'core 0 busy', 'tokens/s per core', 'CPU µs/token', '× pipe', 'client busy', 'provider busy'], throughputs))
out(`\nMemory: ${perThousand.toFixed(1)} MB more resident with 1,000 open streams, after a collection\n`)
out('Others: GET /api/bots/featured, one after the other, while so many streams are open with a token a second each\n')
out(table(['open streams', 'p50', 'p99'], others))
process.exit(0)
