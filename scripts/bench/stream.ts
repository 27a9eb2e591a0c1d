import { createExchange, pause, runStreamLoad, type StreamLoadResult, type StreamTarget } from './load/stream-load.ts'
import { cpuSeconds, machine, pin, residentMb, startScript } from './measure/processes.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { type ProductUnderLoad, startProductUnderLoad } from './product-under-load.ts'
import { readOne } from './stream-reader.ts'

/*
 * `npm run bench:stream`: measures the streaming path against a local fake provider. The whole product runs in one process on core 0;
 * provider, stores and this load client run on core 1. The baseline is a bare Node pipe in the product's place.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Tokens of the measured answers: an answer of 300 words, and a short one. */
const answerLengths = [400, 60] as const

/** The ten readers whose first tokens are timed. They run three times as long, so that p99 is not merely the slowest sample. */
const thinkMs = 200
const latencySeconds = 3 * seconds

/** The memory measurement: tokens of an answer with one token a second, and the seconds in which 1,000 streams open. */
const idleTokens = 25
const openingSeconds = 14

const pinned = pin(process.pid, 1)
const out = (text = '') => process.stdout.write(`${text}\n`)
out(
  `${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'processes are NOT pinned: only the ratios are meaningful'}\n`,
)

const provider = await startScript(1, 'bench/fake-provider.ts')
const providerUrl = `http://127.0.0.1:${provider.line}`
/** Returns the model name of answers with a token every 5 ms. */
const modelOf = (tokens: number) => `bench-${tokens}.5`

async function withProduct(tokens: number, measure: (target: StreamTarget & ProductUnderLoad) => Promise<void>, model = modelOf(tokens)) {
  const product = await startProductUnderLoad({ providerUrl: `${providerUrl}/v1`, model, core: 0 })
  const conversations = await Promise.all(Array.from({ length: 200 }, () => product.converse()))
  try {
    await measure({ ...product, exchange: createExchange(product.url, product.headers, conversations, tokens) })
  } finally {
    await product.stop()
  }
}

async function withBarePipe(tokens: number, measure: (target: StreamTarget) => Promise<void>) {
  const { child, line } = await startScript(0, 'bench/baselines/bare-pipe.ts', [providerUrl, modelOf(tokens)])
  pin(child.pid as number, 0)
  try {
    await measure({ pid: child.pid as number, exchange: () => readOne(`http://127.0.0.1:${line}/`, {}, '{}', tokens) })
  } finally {
    child.kill()
  }
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const latencyRow = (name: string, { readings }: StreamLoadResult) => {
  const [lags, firsts] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
  return [name, String(readings.length), ms(median(lags)), ms(percentile(lags, 99)), ms(median(firsts)), ms(percentile(firsts, 99))]
}
const throughputRow = (name: string, load: StreamLoadResult, providerBusy: number, baseline?: StreamLoadResult) => [
  name,
  Math.round(load.tokensPerSecond).toLocaleString('en'),
  `${Math.round(load.busy * 100)} %`,
  Math.round(load.tokensPerSecond / load.busy).toLocaleString('en'),
  load.cpuPerToken.toFixed(1),
  baseline ? (load.cpuPerToken / baseline.cpuPerToken).toFixed(2) : '1',
  `${Math.round(load.clientBusy * 100)} %`,
  `${Math.round(providerBusy * 100)} %`,
]

const timeListRequests = async (url: string) => {
  const times: number[] = []
  for (let index = 0; index < 300; index++) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/bots/featured`)).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return times
}
const listRequestRow = (openStreams: string, times: number[]) => [openStreams, ms(median(times)), ms(percentile(times, 99))]

const latencies: string[][] = []
const throughputs: string[][] = []
/** Runs a load and returns its result with the share of a core that the provider used meanwhile. */
const withProviderCpu = async (runLoad: () => Promise<StreamLoadResult>): Promise<[StreamLoadResult, number]> => {
  const [cpuBefore, startedAt] = [cpuSeconds(provider.child.pid as number), performance.now()]
  const load = await runLoad()
  return [load, (cpuSeconds(provider.child.pid as number) - cpuBefore) / ((performance.now() - startedAt) / 1000)]
}

for (const tokens of answerLengths) {
  let baseline: StreamLoadResult | undefined
  await withBarePipe(tokens, async (target) => {
    latencies.push(latencyRow(`bare pipe, ${tokens} tokens`, await runStreamLoad(target, 10, { seconds: latencySeconds, thinkMs })))
    const [load, providerBusy] = await withProviderCpu(() => runStreamLoad(target, 200, { seconds }))
    baseline = load
    throughputs.push(throughputRow(`bare pipe, ${tokens} tokens`, load, providerBusy))
  })
  await withProduct(tokens, async (target) => {
    latencies.push(latencyRow(`Rostra, ${tokens} tokens`, await runStreamLoad(target, 10, { seconds: latencySeconds, thinkMs })))
    const [load, providerBusy] = await withProviderCpu(() => runStreamLoad(target, 200, { seconds, warmUpSeconds: 4 }))
    throughputs.push(throughputRow(`Rostra, ${tokens} tokens`, load, providerBusy, baseline))
  })
}

let megabytesPerThousand = Number.NaN
const listRequests: string[][] = []
await withProduct(
  idleTokens,
  async (product) => {
    const conversations: string[] = []
    for (let index = 0; index < 1_000; index += 50) conversations.push(...(await Promise.all(Array.from({ length: 50 }, product.converse))))
    const openAll = () =>
      Promise.all(conversations.map((_, lane) => createExchange(product.url, product.headers, conversations, idleTokens)(lane)))
    // The first rounds grow what grows only once: compiled code, pools and heap space.
    for (let round = 0; round < 2; round++) await openAll()
    await pause(2)
    await product.collectGarbage()
    listRequests.push(listRequestRow('none', await timeListRequests(product.url)))
    await product.collectGarbage()
    const before = residentMb(product.pid)
    const open = openAll()
    await pause(openingSeconds)
    await product.collectGarbage()
    megabytesPerThousand = residentMb(product.pid) - before
    listRequests.push(listRequestRow('1,000', await timeListRequests(product.url)))
    await open
  },
  `bench-${idleTokens}.1000`,
)
provider.child.kill()

out('First token: from its sending by the provider (behind) and from the request (whole) to its arrival; 10 streams at once\n')
out(table(['path', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], latencies))
out('\nThroughput: 200 streams at once, a token every 5 ms each; no token lost, duplicated or reordered in any of them\n')
out(table(['path', 'tokens/s', 'core 0 busy', 'tokens/s per core', 'CPU µs/token', '× pipe', 'client busy', 'provider busy'], throughputs))
out(`\nMemory: ${megabytesPerThousand.toFixed(1)} MB more resident with 1,000 open streams, after a collection\n`)
out('Other requests: GET /api/bots/featured, one after the other, while streams with a token a second are open\n')
out(table(['open streams', 'p50', 'p99'], listRequests))
process.exit(0)
