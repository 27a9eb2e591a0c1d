import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { machine, pin, startScript, unpinned } from './measure/processes.ts'
import { createReport, isShort, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import type { InsightsPeers } from './zeitgeist/insights-peers.ts'
import { measureIngest } from './zeitgeist/measure-ingest.ts'
import { measureRefresh } from './zeitgeist/measure-refresh.ts'
import { measureSends } from './zeitgeist/measure-sends.ts'
import { seedWeek } from './zeitgeist/seed-week.ts'
import { openStoredActivity } from './zeitgeist/stored-activity.ts'
import { startZeitgeist } from './zeitgeist/zeitgeist-under-load.ts'

/*
 * `npm run bench:zeitgeist`: measures what zeitgeist takes for messages and for a refresh, on real MongoDB, Redis and Kafka. BENCH_PARTS selects
 * of `ingest`, `storage`, `refresh` and `sends`. The messages of `ingest` wait in Kafka, and those of `sends` come from readers who wait for each answer (a closed loop).
 * Fails when a goal is missed, when a figure and its second measurement differ, or when the client of `sends` or its provider is more than 80 % busy. The short form has
 * 50,000 messages, and no `sends`.
 */
const parts = new Set((process.env.BENCH_PARTS ?? (isShort ? 'ingest,storage,refresh' : 'ingest,storage,refresh,sends')).split(','))
const messages = setting('BENCH_MESSAGES', 1_000_000, 50_000)
const ingested = setting('BENCH_INGESTED', 60_000, 15_000)
const people = setting('BENCH_PEOPLE', 50_000, 10_000)
const goals = { perSecond: 2_000, bytesPerMessage: 200, refreshSeconds: 60, peakMb: 500, growth: 1.25, sends: 1.3 }

const out = (text = '') => process.stdout.write(`${text}\n`)
const count = (value: number) => Math.round(value).toLocaleString('en')
const report = createReport()
const expectAtMost = (what: string, value: number, most: number) => {
  if (!(value <= most)) report.missed(`${what}: ${value.toFixed(2)}, at most ${most} was expected`)
}

const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
const [mongo, redis, kafka, provider] = await Promise.all([
  startMongo({ ...at('mongo'), cacheGb: 1 }),
  startRedis(at('redis')),
  startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  startScript(undefined, 'bench/zeitgeist/insights-peers.ts', [String(people)]),
])
const peers = JSON.parse(provider.line) as InsightsPeers
const options = (suffix: string) => ({ mongoUrl: mongo.url, brokers: kafka.url, peers, suffix, folder })
const pidOf = async (store: string) => Number(await readFile(join(folder, store, 'pid'), 'utf8'))
const others = { MongoDB: await pidOf('mongo'), Kafka: await pidOf('kafka'), peers: provider.child.pid as number, client: process.pid }

async function ingest(): Promise<void> {
  const suffix = '_ingest'
  const stored = await openStoredActivity(mongo.url, suffix)
  const pinAll = (core: 0 | 'all') => Object.values(others).every((pid) => pin(pid, core))
  const pinned = pinAll(0)
  if (pinned) report.untrusted(...unpinned(0, others))
  const result = await measureIngest(options(suffix), { messages: ingested, people, mongoPid: others.MongoDB, stored })
  await stored.close()
  pinAll('all')
  out(`\nIngest: ${pinned ? 'zeitgeist on one core; MongoDB, Kafka and the services that it asks on the other' : 'NOT pinned'}\n`)
  const cpu = [result.zeitgeistMicros, result.mongoMicros].map((micros) => `${Math.round(micros)} µs`)
  out(table(['messages', 'a second', 'CPU of zeitgeist each', 'of MongoDB'], [[count(result.messages), count(result.perSecond), ...cpu]]))
  report.untrusted(...result.problems)
  report.figure('ingest: CPU of zeitgeist for a message', result.zeitgeistMicros, 'µs', 'loop')
  report.figure('ingest: CPU of MongoDB for a message', result.mongoMicros, 'µs', 'loop')
  report.note('ingest: messages a second', result.perSecond, '/s', 'more')
  if (!(result.perSecond >= goals.perSecond)) report.missed(`${count(result.perSecond)} messages/s, ${goals.perSecond} were expected`)
}

/** Stores a week of messages, and the week before. Returns the bytes of the week's messages. */
async function store(suffix: string, size: number): Promise<number> {
  // Creates the indexes.
  const zeitgeist = await startZeitgeist(options(suffix))
  await zeitgeist.process.stop()
  const stored = await openStoredActivity(mongo.url, suffix)
  await seedWeek(stored, { messages: size, people })
  const [rows, bytes] = [await stored.messages(), await stored.bytes()]
  if (rows !== size) report.untrusted(`MongoDB has ${rows} of ${size} messages`)
  await seedWeek(stored, { messages: size, people, weeksAgo: 1 })
  await stored.close()
  return bytes
}

async function refresh(): Promise<void> {
  const sizes = [messages / 4, messages]
  const results = []
  for (const size of sizes) {
    const suffix = `_week_${size}`
    const perMessage = (await store(suffix, size)) / size
    out(`\nStorage: ${count(size)} messages of a week, ${perMessage.toFixed(0)} bytes a message with its indexes`)
    if (size === messages) report.figure('bytes of a stored message', perMessage, 'B', 'run')
    if (size === messages) expectAtMost('bytes a message', perMessage, goals.bytesPerMessage)
    if (!parts.has('refresh')) continue
    const stored = await openStoredActivity(mongo.url, suffix)
    const result = await measureRefresh(options(suffix), stored)
    await stored.close()
    results.push({ size, ...result })
    if (result.entries === 0) report.untrusted(`a refresh of ${count(size)} messages published nothing: ${result.message}`)
    if (Math.abs(result.seconds - result.storedSeconds) > 2)
      report.untrusted(
        `a refresh took ${result.seconds.toFixed(1)} s by the clock and ${result.storedSeconds.toFixed(1)} s by its document`,
      )
  }
  const [small, large] = results
  if (!small || !large) return
  out(`\nRefresh of a week, with as many messages in the week before, by ${count(people)} people\n`)
  const seconds = (value: number) => `${value.toFixed(1)} s`
  const mb = (value: number) => `${Math.round(value)} MB`
  out(
    table(
      ['messages', 'by the clock', 'by its document', 'memory before', 'most memory', 'entries'],
      results.map((result) => [
        ...[count(result.size), seconds(result.seconds), seconds(result.storedSeconds)],
        ...[mb(result.restingMb), mb(result.peakMb), String(result.entries)],
      ]),
    ),
  )
  report.figure('refresh: seconds', large.seconds, 's', 'loop')
  report.figure('refresh: most memory', large.peakMb, 'MB', 'run')
  expectAtMost('seconds of a refresh', large.seconds, goals.refreshSeconds)
  expectAtMost('MB of a refresh', large.peakMb, goals.peakMb)
  expectAtMost('memory of four times the messages', large.peakMb / small.peakMb, goals.growth)
}

async function sends(): Promise<void> {
  const load = { messages, people, blockSeconds: Number(process.env.BENCH_SECONDS ?? 30), blocks: 3 }
  const result = await measureSends({ stores: { mongoUrl: mongo.url, redisUrl: redis.url }, brokers: kafka.url, ...load })
  out(`\nFirst token of a send, without and during ${result.refreshes} refreshes of ${count(messages)} messages\n`)
  const row = (name: string, times: number[]) => [
    ...[name, count(times.length)],
    ...[median(times), percentile(times, 99)].map((ms) => `${ms.toFixed(1)} ms`),
  ]
  out(table(['blocks', 'sends', 'p50', 'p99'], [row('without', result.without), row('during', result.during)]))
  out(`\n99th percentile during a refresh: ${result.ratio.toFixed(2)} × without`)
  report.untrusted(...result.problems)
  report.note('p99 of a send during a refresh, × without', result.ratio, '×')
  expectAtMost('p99 of a send during a refresh', result.ratio, goals.sends)
}

try {
  out(machine())
  if (parts.has('ingest')) await ingest()
  if (parts.has('storage') || parts.has('refresh')) await refresh()
  if (parts.has('sends')) await sends()
  process.exitCode = report.end()
} finally {
  provider.child.kill()
  await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
  await rm(folder, { recursive: true, force: true })
}
process.exit()
