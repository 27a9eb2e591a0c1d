import { setTimeout as delay } from 'node:timers/promises'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { NewsroomService } from '@rostra/proto/newsroom'
import { timedGet } from '../load/http.ts'
import { machine, residentMb } from '../measure/processes.ts'
import { median, ms, out, percentile } from '../measure/statistics.ts'
import { type ArchiveSearch, commonWords, everything, kindsOfSearches, pathOf, requestOf } from './archive/archive-search.ts'
import { seedStories } from './archive/seed-stories.ts'
import { createLoadTable } from './load-table.ts'
import { startInManyProcesses } from './measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { pick, seededRandom } from './synthetic/words.ts'

/*
 * `npm run bench:archive`: searches 50,000 stories through gRPC alone and through the gateway, with one process for each service on real
 * MongoDB, Redis and Kafka. Fails when a 95th percentile exceeds 50 ms, when a search of an author or of a common word finds nothing, or
 * when the client is more than 80 % busy. Each common word has been searched for before, so that its list is kept; what the first search
 * takes is printed. The short form has 10,000 stories and the mixture only.
 */
const stories = setting('BENCH_STORIES', 50_000, 10_000)
const seconds = setting('BENCH_SECONDS', 6, 4)
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
  // No list of stories is kept from before.
  await newsroom.start()
  while (!(await byRpc(everything).catch(() => undefined))) await delay(100)
  out(`newsroom serves ${stories.toLocaleString('en')} stories with ${Math.round(residentMb(newsroom.pid))} MB`)
  const kinds = kindsOfSearches(stories, newestDay, random)
  for (const [kind, next] of Object.entries(kinds)) {
    const { total } = await byRpc({ ...next(), page: 1 })
    if (total === 0 || (kind === 'no search' && total !== stories)) report.untrusted(`${kind} found ${total} stories`)
  }

  const firstTimes: number[] = []
  for (let word = 0; word < commonWords; word++) {
    const startedAt = performance.now()
    await byRpc({ ...everything, words: [word] })
    firstTimes.push(performance.now() - startedAt)
  }
  out(`The first search for a common word, alone: p50 ${ms(median(firstTimes))}, p95 ${ms(percentile(firstTimes, 95))}\n`)

  const processes = [
    { name: 'newsroom', pid: newsroom.pid },
    { name: 'gateway', pid: replicasOf('gateway')[0]?.pid ?? 0 },
    { name: 'MongoDB', pid: product.stores[0]?.pid ?? 0 },
  ]
  const names = Object.keys(kinds)
  const loads = { ...(isShort ? {} : kinds), [mixture]: () => kinds[pick(names, random)]?.() ?? everything }
  const searches = createLoadTable(report, { processes, clients: 20, seconds })
  for (const [way, send] of Object.entries(ways))
    for (const [kind, next] of Object.entries(loads)) {
      const { p50, allCpuMs } = await searches.measure(`${kind} through ${way}`, () => send(next()), goalMs)
      if (kind !== mixture) continue
      report.figure(`${way}: CPU of a search`, allCpuMs, 'ms', 'loop')
      report.figure(`${way}: p50`, p50, 'ms', 'loop')
    }
  searches.print('Pages of 18')
  report.figure('memory of newsroom', residentMb(newsroom.pid), 'MB', 'run')
  process.exitCode = report.end()
} finally {
  client.close()
  access.close()
  await product.stop()
}
process.exit()
