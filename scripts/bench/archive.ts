import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { NewsroomService } from '@rostra/proto/newsroom'
import { timedGet } from '../load/http.ts'
import { cpuMeters, measureLoad } from '../load/measure-load.ts'
import { pause } from '../load/pause.ts'
import { machine, residentMb } from '../measure/processes.ts'
import { median, ms, out, percentile, table } from '../measure/statistics.ts'
import { type ArchiveSearch, everything, kindsOfSearches, pathOf, requestOf } from './archive/archive-search.ts'
import { seedStories } from './archive/seed-stories.ts'
import { startInManyProcesses } from './measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { pick, seededRandom } from './synthetic/words.ts'

/*
 * `npm run bench:archive`: searches 50,000 stories through gRPC alone and through the gateway, with one process for each service on real MongoDB,
 * Redis and Kafka. The last columns are the CPU of each process on the path, in ms an answer. Fails when a 95th percentile exceeds 50 ms, when a search of an author or of a
 * common word finds nothing, or when the client is more than 80 % busy. Each of 20 clients searches again when it has its answer (a closed loop). The short form has 10,000
 * stories and the mixture only.
 */
const stories = setting('BENCH_STORIES', 50_000, 10_000)
const seconds = setting('BENCH_SECONDS', 6, 4)
const inFlight = 20
const goalMs = 50
const mixture = 'a mix of all'

const report = createReport()
const random = seededRandom(7)
const product = await startInManyProcesses({ cacheGb: 1 })
const { operator, newsroomAddress, replicasOf } = product.replicas
const newsroom = replicasOf('newsroom')[0] as ReturnType<typeof replicasOf>[number]
const access = connectIdentityAccess('operator', operator)
const client = access.connect('newsroom', newsroomAddress)
const byRpc = (search: ArchiveSearch) => client.call(NewsroomService.SearchArticles, requestOf(search))
const ways: Record<string, (search: ArchiveSearch) => Promise<unknown>> = {
  gRPC: byRpc,
  gateway: (search: ArchiveSearch) => timedGet(product.url + pathOf(search)),
}

try {
  out(`${machine()}; everything on all cores\n`)
  const newestDay = Math.floor(Date.now() / 86_400_000 - 1) * 86_400_000
  await newsroom.stop()
  await seedStories(product.mongoUrl, product.databaseOf('newsroom'), stories, newestDay)
  const startingAt = performance.now()
  await newsroom.start()
  // The first search waits until the archive has been read.
  while (!(await byRpc(everything).catch(() => undefined))) await pause(0.1)
  const served = ((performance.now() - startingAt) / 1_000).toFixed(1)
  out(
    `newsroom serves ${stories.toLocaleString('en')} stories ${served} s after its start, with ${Math.round(residentMb(newsroom.pid))} MB`,
  )
  const kinds = kindsOfSearches(stories, newestDay, random)
  for (const [kind, next] of Object.entries(kinds)) {
    const { total } = await byRpc({ ...next(), page: 1 })
    if (total === 0 || (kind === 'no search' && total !== stories)) report.untrusted(`${kind} found ${total} stories`)
  }

  const processes = [
    { name: 'newsroom', pid: newsroom.pid },
    { name: 'gateway', pid: replicasOf('gateway')[0]?.pid ?? 0 },
    { name: 'MongoDB', pid: product.stores[0]?.pid ?? 0 },
  ]
  const names = Object.keys(kinds)
  const loads = { ...(isShort ? {} : kinds), [mixture]: () => kinds[pick(names, random)]?.() ?? everything }
  const rows: string[][] = []
  for (const [way, send] of Object.entries(ways))
    for (const [kind, next] of Object.entries(loads)) {
      const load = await measureLoad({ act: () => send(next()), clients: inFlight, seconds, meters: cpuMeters(processes) })
      const p50 = median(load.times)
      const p95 = percentile(load.times, 95)
      const cpu = processes.map(({ name }) => load.cpuMs(name))
      const times = [p50, p95, percentile(load.times, 99)].map((time) => ms(time))
      rows.push([kind, way, Math.round(load.perSecond).toLocaleString('en'), ...times, ...cpu.map((each) => each.toFixed(2))])
      report.untrusted(...load.problems.map((problem) => `${kind} through ${way}: ${problem}`))
      if (p95 > goalMs) report.missed(`${kind} through ${way}: ${ms(p95)} at the 95th percentile, at most ${goalMs} ms were expected`)
      if (kind !== mixture) continue
      const all = cpu.reduce((sum, each) => sum + each, 0)
      report.figure(`${way}: CPU of a search`, all, 'ms', 'loop')
      report.figure(`${way}: p50`, p50, 'ms', 'loop')
    }
  out(`Pages of 18: ${inFlight} searches in flight for ${seconds} s each\n`)
  out(table(['search', 'through', 'a second', 'p50', 'p95', 'p99', ...processes.map(({ name }) => name)], rows))
  report.figure('memory of newsroom', residentMb(newsroom.pid), 'MB', 'run')
  process.exitCode = report.end()
} finally {
  client.close()
  access.close()
  await product.stop()
}
process.exit()
