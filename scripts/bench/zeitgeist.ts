import { machine, pin } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { startOwnServers } from '../product/own-servers.ts'
import { createReport, isShort, setting } from './report.ts'
import { measureIngest } from './zeitgeist/measure-ingest.ts'
import { measureRefreshes } from './zeitgeist/measure-refreshes.ts'
import { measureSends } from './zeitgeist/measure-sends.ts'
import { startPeers } from './zeitgeist/start-zeitgeist.ts'

/*
 * `npm run bench:zeitgeist`: measures what zeitgeist takes for messages and for a refresh, on real MongoDB and Kafka. BENCH_PARTS
 * selects of `ingest`, `refresh` and `sends`. The messages of `ingest` wait in Kafka, and those of `sends` come from readers who wait
 * for each answer (a closed loop). Fails when a goal is missed, when a figure and its second measurement differ, or when the client of
 * `sends` or its provider is more than 80 % busy. The short form has 50,000 messages, and no `sends`.
 */
const parts = (process.env.BENCH_PARTS ?? (isShort ? 'ingest,refresh' : 'ingest,refresh,sends')).split(',')
const messages = setting('BENCH_MESSAGES', 1_000_000, 50_000)
const ingested = setting('BENCH_INGESTED', 60_000, 15_000)
const people = setting('BENCH_PEOPLE', 50_000, 10_000)

const report = createReport()
const servers = await startOwnServers({ name: 'bench-zeitgeist', withKafka: true, cacheGb: 1 })
const options = { servers, ...(await startPeers(people)) }
try {
  out(machine())
  if (parts.includes('ingest')) {
    const others = { MongoDB: servers.mongo.pid, Kafka: servers.kafka?.pid ?? 0, client: process.pid }
    await measureIngest(report, options, { messages: ingested, people, others })
    for (const pid of Object.values(others)) pin(pid, 'all')
  }
  if (parts.includes('refresh')) await measureRefreshes(report, options, { messages, people })
  if (parts.includes('sends')) await measureSends(report, { messages, people })
  process.exitCode = report.end()
} finally {
  await servers.stop()
}
process.exit()
