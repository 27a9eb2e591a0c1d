import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../infra/ports.ts'
import { startKafka } from '../infra/start-kafka.ts'
import { startMongo } from '../infra/start-mongo.ts'
import { startRedis } from '../infra/start-redis.ts'
import { grantCredits } from '../trials/grant-credits.ts'
import { newPerson } from '../trials/person.ts'
import { startProductProcesses } from '../trials/product-processes.ts'
import { collectGarbage } from './collect-garbage.ts'
import { median, percentile, table } from './figures.ts'
import { exchangeWith, pause, run } from './load.ts'
import { cpuSeconds, machine, residentMb } from './processes.ts'
import { arrived } from './stream-reader.ts'

/*
 * `npm run bench:processes`: the product as on a cluster, one process for each service, on real MongoDB, Redis and Kafka, and what each of
 * them costs: CPU for a token, memory for open streams, and what a replica takes while nobody asks. All share all cores, so the times are
 * those of a crowded machine; what counts is CPU.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 20)
/** Tokens, milliseconds between them, and how many streams at once: as `bench:stream` measures them, and at the pace of a real model. */
const replies = [
  { tokens: 400, everyMs: 5, streams: 200 },
  { tokens: 60, everyMs: 5, streams: 200 },
  { tokens: 300, everyMs: 40, streams: 400 },
] as const
const open = 1_000
/** For memory: a token a second, and how long a thousand streams may take to open. */
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

/** Starts the product with answers of so many tokens, lets somebody who can pay work with it, and stops it. */
async function withProduct(answer: { tokens: number; everyMs: number }, work: (product: Subject) => Promise<void>) {
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
    const person = await newPerson(product.urls)
    await grantCredits(product, person, 1_000_000)
    const url = product.urls[0] ?? ''
    const converse = async (count: number) => {
      const all: string[] = []
      while (all.length < count) all.push(...(await Promise.all(Array.from({ length: 50 }, person.converse))))
      return all
    }
    await work({
      processes: [...product.processes, ...stores],
      exchange: async (lanes) => exchangeWith(url, { cookie: person.cookie }, await converse(lanes), answer.tokens),
      collect: async () => {
        await Promise.all([...inspectors.values()].map(collectGarbage))
      },
    })
  } finally {
    await product.stop()
  }
}

interface Subject {
  processes: readonly { name: string; pid: number }[]
  exchange: (lanes: number) => Promise<ReturnType<typeof exchangeWith>>
  collect: () => Promise<void>
}

out(`${machine()}; every process on all cores\n`)
const names: string[] = []
const costs: string[][] = []
const firsts: string[][] = []
for (const { tokens, everyMs, streams } of replies) {
  const name = `${tokens} tokens, ${everyMs} ms apart`
  await withProduct({ tokens, everyMs }, async ({ processes, exchange }) => {
    const target = { pid: processes[0]?.pid ?? 0, exchange: await exchange(streams) }
    const { readings } = await run(target, 10, { seconds, thinkMs: 200 })
    const [lags, whole] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
    const figures = [median(lags), percentile(lags, 99), median(whole), percentile(whole, 99)]
    firsts.push([name, String(readings.length), ...figures.map((value) => `${value.toFixed(2)} ms`)])
    const used = () => processes.map(({ pid }) => cpuSeconds(pid))
    const [before, tokensBefore] = [used(), arrived.tokens]
    const { tokensPerSecond } = await run(target, streams, { seconds, warmUpSeconds: 5 })
    const all = arrived.tokens - tokensBefore
    const micros = used().map((after, index) => ((after - (before[index] ?? 0)) / all) * 1e6)
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
await withProduct({ tokens: idleTokens, everyMs: 1_000 }, async ({ processes, exchange, collect }) => {
  await collect()
  await pause(10)
  const resident = () => processes.map(({ pid }) => residentMb(pid))
  const [cpu, begun] = [processes.map(({ pid }) => cpuSeconds(pid)), performance.now()]
  await pause(seconds)
  const elapsed = (performance.now() - begun) / 1_000
  memory.push(['at rest, MB', ...resident().map((mb) => mb.toFixed(0))])
  memory.push([
    'at rest, thousandths of a core',
    ...processes.map(({ pid }, index) => (((cpuSeconds(pid) - (cpu[index] ?? 0)) / elapsed) * 1_000).toFixed(1)),
  ])
  const lane = await exchange(open)
  // A hundred a second: all at once, two cores would have the last ones wait for longer than a call may take.
  const openAll = () => Promise.all(Array.from({ length: open }, (_, number) => pause(number / 100).then(() => lane(number))))
  // The first round grows what grows once: compiled code, pools, the heap's own room.
  await openAll()
  await pause(2)
  await collect()
  const before = resident()
  const reading = openAll()
  await pause(openingSeconds)
  await collect()
  memory.push([
    `more with ${open.toLocaleString('en')} streams, MB`,
    ...resident().map((mb, index) => (mb - (before[index] ?? 0)).toFixed(1)),
  ])
  await reading
})

out('First token: from the provider sending it to its arrival (behind), and from the request (whole); 10 streams at once\n')
out(table(['replies of', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], firsts))
out('\nCPU µs for a token that a reader got\n')
out(table(['replies of', 'streams', 'tokens/s', ...names, 'all'], costs))
out('\nMemory, after collections, and processes at rest\n')
out(table(['', ...names], memory))
await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
await rm(folder, { recursive: true, force: true })
process.exit(0)
