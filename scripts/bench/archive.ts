import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { ArticleMessage, NewsroomService } from '@rostra/proto/newsroom'
import { timedGet } from '../load/http.ts'
import { cpuMeters, measureLoad } from '../load/measure-load.ts'
import { pause } from '../load/pause.ts'
import { machine, residentMb } from '../measure/processes.ts'
import { median, ms, out, percentile, table } from '../measure/statistics.ts'
import { type ArchiveSearch, everything, kindsOfSearches, pathOf, requestOf } from './archive/archive-search.ts'
import { bucketPercentile, readBuckets } from './archive/histogram.ts'
import { type FoundPage, numberOf, scanStories } from './archive/scan-stories.ts'
import { seedStories } from './archive/seed-stories.ts'
import { syntheticStory } from './archive/synthetic-stories.ts'
import { startInManyProcesses } from './measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { pick, seededRandom } from './search/generate-personas.ts'

/*
 * `npm run bench:archive`: searches 50,000 stories through gRPC alone and through the gateway, with one process for each service on real MongoDB,
 * Redis and Kafka. Every result of a sample is compared with a plain scan of the stories, and its texts with those that were stored. The last columns are
 * the CPU of each process on the path, in ms an answer. Fails when a result is wrong, when a 95th percentile by the
 * clock of the client or by newsroom's own metric exceeds 50 ms, when the metric counted another number of searches than were sent, or when the client is more than 80 %
 * busy. Each of 20 clients searches again when it has its answer (a closed loop). The short form has 10,000 stories and the mixture only.
 */
const stories = setting('BENCH_STORIES', 50_000, 10_000)
const seconds = setting('BENCH_SECONDS', 6, 4)
const [inFlight, goalMs, comparedOfEachKind] = [20, 50, 20]
const mixture = 'a mix of all'

/** A page with the texts of each story: title, text and take-aways. */
interface AnsweredPage extends FoundPage {
  texts: string[][]
}

/** A way to search. `find` reads the answer, `send` only receives it. */
interface Way {
  name: string
  find: (search: ArchiveSearch) => Promise<AnsweredPage>
  send: (search: ArchiveSearch) => Promise<unknown>
}

const report = createReport()
const random = seededRandom(7)
const product = await startInManyProcesses({ cacheGb: 1 })
const { operator, newsroomAddress, replicasOf } = product.replicas
const newsroom = replicasOf('newsroom')[0] as ReturnType<typeof replicasOf>[number]
const access = connectIdentityAccess('operator', { IDENTITY_ADDRESS: operator.identityAddress, SERVICE_SECRET: operator.secret })
const client = access.connect('newsroom', newsroomAddress)
const byRpc = (search: ArchiveSearch) => client.call(NewsroomService.SearchArticles, requestOf(search))
const pageOf = <Article extends { slug: string }>(
  total: number,
  articles: Article[],
  textsOf: (article: Article) => string[],
): AnsweredPage => ({
  ...{ slugs: articles.map(({ slug }) => slug), total, texts: articles.map(textsOf) },
})
const ways: Way[] = [
  {
    name: 'gRPC',
    find: async (search) => {
      const { articles, total } = await byRpc(search)
      const found = articles.map((article) => ArticleMessage.deserialize(article))
      return pageOf(total, found, (each) => [each.title, each.paragraphs.map(({ text }) => text).join('\n\n'), ...each.takeaways])
    },
    send: byRpc,
  },
  {
    name: 'gateway',
    find: async (search) => {
      type Found = { total: number; articles: { slug: string; title: string; content: string; listSection: string[] }[] }
      const { articles, total } = (await (await fetch(product.url + pathOf(search))).json()) as Found
      return pageOf(total, articles, ({ title, content, listSection }) => [title, content, ...listSection])
    },
    send: (search) => timedGet(product.url + pathOf(search)),
  },
]

async function seed() {
  const newestDay = Math.floor(Date.now() / 86_400_000 - 1) * 86_400_000
  await newsroom.stop()
  const scanned = await seedStories(product.mongoUrl, product.databaseOf('newsroom'), stories, newestDay)
  const startingAt = performance.now()
  await newsroom.start()
  // The first search waits until the archive has been read.
  while (!(await byRpc(everything).catch(() => undefined))) await pause(0.1)
  const served = ((performance.now() - startingAt) / 1_000).toFixed(1)
  out(
    `newsroom serves ${stories.toLocaleString('en')} stories ${served} s after its start, with ${Math.round(residentMb(newsroom.pid))} MB`,
  )
  const textsOf = (slug: string) => {
    const { title, paragraphs, takeaways } = syntheticStory(numberOf(slug), stories, newestDay)
    return [title, paragraphs.join('\n\n'), ...takeaways]
  }
  const expected = (search: ArchiveSearch): AnsweredPage => {
    const page = scanStories(scanned, search)
    return { ...page, texts: page.slugs.map(textsOf) }
  }
  return { expected, kinds: kindsOfSearches(stories, newestDay, random) }
}

try {
  out(`${machine()}; everything on all cores\n`)
  const { expected, kinds } = await seed()
  for (const [kind, next] of Object.entries(kinds))
    for (let number = 0; number < comparedOfEachKind; number++) {
      const search = next()
      const right = JSON.stringify(expected(search))
      for (const { name, find } of ways) {
        const found = JSON.stringify(await find(search))
        if (found !== right)
          report.untrusted(`${kind} through ${name}: ${JSON.stringify(search)} found ${found.slice(0, 500)}, not ${right.slice(0, 500)}`)
      }
    }
  out(`${comparedOfEachKind} results of each kind and way compared with a plain scan\n`)

  const processes = [
    { name: 'newsroom', pid: newsroom.pid },
    { name: 'gateway', pid: replicasOf('gateway')[0]?.pid ?? 0 },
    { name: 'MongoDB', pid: product.stores[0]?.pid ?? 0 },
  ]
  const names = Object.keys(kinds)
  const loads = { ...(isShort ? {} : kinds), [mixture]: () => kinds[pick(names, random)]?.() ?? everything }
  const searchBuckets = async () =>
    readBuckets(await newsroom.metrics(), 'rpc_server_seconds', `method="${NewsroomService.SearchArticles.path}"`)
  const rows: string[][] = []
  for (const { name, send } of ways)
    for (const [kind, next] of Object.entries(loads)) {
      const before = await searchBuckets()
      let sent = 0
      const act = () => {
        sent++
        return send(next())
      }
      const load = await measureLoad({ act, clients: inFlight, seconds, meters: cpuMeters(processes) })
      const served = bucketPercentile(before, await searchBuckets(), 95)
      const [p50, p95] = [median(load.times), percentile(load.times, 95)]
      const cpu = processes.map((process) => ((load.used[process.name] ?? 0) / load.times.length) * 1_000)
      const times = [p50, p95, percentile(load.times, 99)].map((time) => ms(time))
      const byMetric = served.count > 0 ? `≤ ${served.atMostMs} ms` : 'cached'
      rows.push([kind, name, Math.round(load.perSecond).toLocaleString('en'), ...times, byMetric, ...cpu.map((each) => each.toFixed(2))])
      const where = `${kind} through ${name}`
      report.untrusted(...load.problems.map((problem) => `${where}: ${problem}`))
      // The gateway answers equal searches of one second once.
      if (name === 'gRPC' ? served.count !== sent : served.count > sent)
        report.untrusted(`${where}: newsroom counted ${served.count} of ${sent} searches`)
      if (p95 > goalMs) report.missed(`${where}: ${ms(p95)} at the 95th percentile, at most ${goalMs} ms were expected`)
      if (served.atMostMs > goalMs) report.missed(`${where}: newsroom's metric says up to ${served.atMostMs} ms`)
      if (kind !== mixture) continue
      report.figure(
        `${name}: CPU of a search`,
        cpu.reduce((sum, each) => sum + each, 0),
        'ms',
        'loop',
      )
      report.figure(`${name}: p50`, p50, 'ms', 'loop')
      report.note(`${name}: p95`, p95, 'ms')
    }
  out(`Pages of 18: ${inFlight} searches in flight for ${seconds} s each\n`)
  out(table(['search', 'through', 'a second', 'p50', 'p95', 'p99', "p95 by newsroom's metric", ...processes.map(({ name }) => name)], rows))
  report.figure('memory of newsroom', residentMb(newsroom.pid), 'MB', 'run')
  process.exitCode = report.end()
} finally {
  client.close()
  access.close()
  await product.stop()
}
process.exit()
