import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grantCredits } from '../fault-harness/grant-credits.ts'
import { registerMember } from '../fault-harness/member-client.ts'
import { startProductProcesses } from '../fault-harness/product-processes.ts'
import { freePort } from '../infra/ports.ts'
import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { createExchange, pause, runStreamLoad } from './load/stream-load.ts'
import { collectGarbage } from './measure/collect-garbage.ts'
import { cpuSeconds, machine, residentMb } from './measure/processes.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { arrived } from './stream-reader.ts'

/*
 * `npm run bench:processes`: measures what each process costs when every service runs in its own, as on a cluster, on real MongoDB,
 * Redis and Kafka: CPU for a token, memory for open streams, and memory and CPU at rest. All processes share all cores, so compare
 * CPU, not latency.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 20)
/** The measured answers: the first two as in `bench:stream`, the last at the pace of a real model. */
const answers = [
  { tokens: 400, everyMs: 5, streams: 200 },
  { tokens: 60, everyMs: 5, streams: 200 },
  { tokens: 300, everyMs: 40, streams: 400 },
] as const
const openStreams = 1_000
/** The memory measurement: tokens of an answer with one token a second, and the seconds in which all streams open. */
const [idleTokens, openingSeconds] = [40, 25]

const out = (text = '') => process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
const [mongo, redis, kafka] = await Promise.all([
  startMongo(at('mongo')),
  startRedis(at('redis')),
  startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
])
const pidOf = async (name: string) => Number(await readFile(join(folder, name, 'pid'), 'utf8'))
const stores = [
  { name: 'MongoDB', pid: await pidOf('mongo') },
  { name: 'Redis', pid: await pidOf('redis') },
  { name: 'Kafka', pid: await pidOf('kafka') },
]

/** Starts the product with a member who has credits, runs `measure`, and stops the product. */
async function withProduct(answer: { tokens: number; everyMs: number }, measure: (product: MeasuredProduct) => Promise<void>) {
  const inspectors = new Map<string, number>()
  const product = await startProductProcesses({
    ...{ brokers: kafka.url, stores: { mongoUrl: mongo.url, redisUrl: redis.url }, replicas: 1, answer },
    settings: { LOG_LEVEL: 'warn', MAX_GENERATIONS: '20000' },
    settingsOf: async (name) => {
      const port = await freePort()
      inspectors.set(name, port)
      return { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` }
    },
  })
  try {
    const member = await registerMember(product.urls)
    await grantCredits(product, member, 1_000_000)
    const url = product.urls[0] ?? ''
    const startConversations = async (count: number) => {
      const ids: string[] = []
      while (ids.length < count) ids.push(...(await Promise.all(Array.from({ length: 50 }, member.startConversation))))
      return ids
    }
    await measure({
      processes: [...product.processes, ...stores],
      exchange: async (lanes) => createExchange(url, { cookie: member.cookie }, await startConversations(lanes), answer.tokens),
      collectAll: async () => {
        await Promise.all([...inspectors.values()].map(collectGarbage))
      },
    })
  } finally {
    await product.stop()
  }
}

interface MeasuredProduct {
  processes: readonly { name: string; pid: number }[]
  exchange: (lanes: number) => Promise<ReturnType<typeof createExchange>>
  /** Forces a garbage collection in every process of the product. */
  collectAll: () => Promise<void>
}

out(`${machine()}; every process on all cores\n`)
const names: string[] = []
const costs: string[][] = []
const firsts: string[][] = []
for (const { tokens, everyMs, streams } of answers) {
  const name = `${tokens} tokens, ${everyMs} ms apart`
  await withProduct({ tokens, everyMs }, async ({ processes, exchange }) => {
    const target = { pid: processes[0]?.pid ?? 0, exchange: await exchange(streams) }
    const { readings } = await runStreamLoad(target, 10, { seconds, thinkMs: 200 })
    const [lags, whole] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
    const latencies = [median(lags), percentile(lags, 99), median(whole), percentile(whole, 99)]
    firsts.push([name, String(readings.length), ...latencies.map((value) => `${value.toFixed(2)} ms`)])
    const cpuOfAll = () => processes.map(({ pid }) => cpuSeconds(pid))
    const [cpuBefore, tokensBefore] = [cpuOfAll(), arrived.tokens]
    const { tokensPerSecond } = await runStreamLoad(target, streams, { seconds, warmUpSeconds: 5 })
    const tokensRead = arrived.tokens - tokensBefore
    const micros = cpuOfAll().map((cpu, index) => ((cpu - (cpuBefore[index] ?? 0)) / tokensRead) * 1e6)
    names.splice(0, names.length, ...processes.map(({ name }) => name.replace(/-0$/, '')))
    const sum = micros.reduce((total, value) => total + value, 0)
    costs.push([
      name,
      String(streams),
      Math.round(tokensPerSecond).toLocaleString('en'),
      ...micros.map((value) => value.toFixed(1)),
      sum.toFixed(1),
    ])
  })
}

const memory: string[][] = []
await withProduct({ tokens: idleTokens, everyMs: 1_000 }, async ({ processes, exchange, collectAll }) => {
  await collectAll()
  await pause(10)
  const resident = () => processes.map(({ pid }) => residentMb(pid))
  const [cpu, startedAt] = [processes.map(({ pid }) => cpuSeconds(pid)), performance.now()]
  await pause(seconds)
  const elapsed = (performance.now() - startedAt) / 1_000
  memory.push(['at rest, MB', ...resident().map((mb) => mb.toFixed(0))])
  memory.push([
    'at rest, thousandths of a core',
    ...processes.map(({ pid }, index) => (((cpuSeconds(pid) - (cpu[index] ?? 0)) / elapsed) * 1_000).toFixed(1)),
  ])
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
out('\nCPU µs for each token that a reader received\n')
out(table(['answers of', 'streams', 'tokens/s', ...names, 'all'], costs))
out('\nMemory after garbage collections, and processes at rest\n')
out(table(['', ...names], memory))
await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
await rm(folder, { recursive: true, force: true })
process.exit(0)
