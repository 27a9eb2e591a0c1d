import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { timedGet } from '../../load/http.ts'
import { startScript } from '../../measure/processes.ts'
import { median, ms, out, percentile, table } from '../../measure/statistics.ts'
import { createLoadTable } from '../product/load-table.ts'
import { startInOneProcess } from '../product/measured-product.ts'
import { isShort, type Report, setting } from '../report.ts'
import { seededRandom } from '../synthetic/words.ts'
import { mixedSearch, type Search, searchKinds } from './search-kinds.ts'
import { seedPersonas } from './seed-personas.ts'

const seconds = setting('BENCH_SECONDS', 10, 4)
const pages = isShort ? 1_000 : 3_000
const mixture = 'a mix of searches'
/** The 95th percentile of a list, and the p50 of a page by that of a bare handler. */
const goals = { listMs: 50, page: 2 }

/**
 * Measures lists, searches and pages through the gateway, the product in one process. 50 clients request again when they have their
 * response (a closed loop), and no two requests are equal, so that none is answered from the gateway's cache. The baseline of a page is a
 * bare handler of Express and mongoose, which is called in turn with the product. Fails above a p95 of 50 ms, when a page takes more than
 * twice the p50 of the bare handler, and when the client is more than 80 % busy.
 */
export async function measureLists(report: Report): Promise<void> {
  const count = setting('BENCH_PERSONAS', 100_000, 20_000)
  const product = await startInOneProcess({ cacheGb: 1 })
  const database = product.databaseOf('persona')
  const publicCount = await seedPersonas(product.mongoUrl, database, count)
  const totalOf = async (url: string) => Number((await fetch(url)).headers.get('x-total-count'))
  const storedAt = performance.now()
  while ((await totalOf(`${product.url}/api/bots/public?limit=1`)) < publicCount) await delay(100)
  out(
    `${count.toLocaleString('en')} personas are listed ${((performance.now() - storedAt) / 1_000).toFixed(1)} s after the last one is stored`,
  )

  const random = seededRandom(7)
  let lists = 0
  /** Returns white space that differs for every request, and that a search ignores. */
  const unlikeOthers = () => [...(++lists).toString(2)].map((bit) => (bit === '1' ? '\t' : ' ')).join('')
  const urlOf = (query: Record<string, string>) => `${product.url}/api/bots/public/with-votes?${new URLSearchParams(query)}`
  const list = ({ search, category, order }: Search, page = 1) =>
    urlOf({ search: unlikeOthers() + search, sort: order, page: String(page), ...(category && { category }) })
  const plain = await totalOf(urlOf({}))
  const spaced = await totalOf(list({ search: '', category: '', order: 'popular' }))
  if (plain !== spaced) report.untrusted(`a search for white space finds ${spaced} personas, not all ${plain}`)

  const processes = [...product.processes, ...product.stores.slice(0, 1)]
  const queries = createLoadTable(report, { processes, clients: 50, seconds })
  const every = () => list(searchKinds['every persona'](random), Math.ceil(5 * random() ** 3))
  const kinds = Object.entries({ ...searchKinds, [mixture]: mixedSearch }).filter(
    ([kind]) => !isShort || ['every persona', mixture].includes(kind),
  )
  for (const [kind, make] of kinds) {
    const next = kind === 'every persona' ? every : () => list(make(random))
    const { allCpuMs } = await queries.measure(kind, () => timedGet(next()), goals.listMs)
    report.figure(`${kind}: CPU of a response`, allCpuMs, 'ms', 'loop')
  }
  queries.print('Lists of 24, no two requests equal')

  const mongo = await MongoClient.connect(product.mongoUrl)
  const stored = mongo.db(database).collection('personas').find({ visibility: 'public' }).project({ slug: 1 }).limit(pages)
  const slugs = (await stored.toArray()).map(({ slug }) => slug)
  await mongo.close()
  const bare = await startScript(undefined, 'bench/search/bare-page-process.ts', [product.mongoUrl, database])
  const servers = [
    { name: 'bare Express and mongoose', base: `http://127.0.0.1:${bare.line}/`, times: [] as number[] },
    { name: 'Rostra', base: `${product.url}/api/bots/slug/`, times: [] as number[] },
  ]
  const warmUps = 300
  for (const slug of [...slugs.slice(0, warmUps), ...slugs]) for (const { base, times } of servers) times.push(await timedGet(base + slug))
  bare.child.kill()
  const [baseline = 1, page = 0] = servers.map(({ times }) => median(times.slice(warmUps)))
  out(`\nA page by its slug: ${slugs.length.toLocaleString('en')} personas, each requested from both servers, one request at a time\n`)
  const cells = servers.map(({ name, times }) => [name, ms(median(times.slice(warmUps)), 2), ms(percentile(times.slice(warmUps), 95), 2)])
  out(table(['path', 'p50', 'p95'], cells))
  report.figure('page by slug: p50, × bare handler', page / baseline, '×', 'run')
  if (page > goals.page * baseline)
    report.missed(`a page by slug took ${(page / baseline).toFixed(2)} × the bare handler, at most ${goals.page} × were expected`)
  await product.stop()
}
