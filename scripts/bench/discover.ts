import { MongoClient } from 'mongodb'
import { runPacedLoad } from './deletion/paced-load.ts'
import { runHttpLoad, timedGet } from './load/http-load.ts'
import { pause } from './load/stream-load.ts'
import { watchBusy } from './measure/busy.ts'
import { cpuSeconds, machine, startScript } from './measure/processes.ts'
import { createReport, isShort, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { seededRandom } from './personas/generate-personas.ts'
import { explainQueries } from './personas/query-plans.ts'
import { startInManyProcesses, startInOneProcess } from './personas/search-target.ts'
import { seedPersonas } from './personas/seed-personas.ts'
import { mixedSearch, type Search, searchKinds } from './search/search-kinds.ts'

/*
 * `npm run bench:discover`: measures lists, searches and pages over 100,000 personas through the gateway. The product runs in one
 * process, or with PROCESSES=many in one process for each service. Product, stores and this load client share all cores. Each of 50 lanes requests again when it
 * has its response (a closed loop), and no two requests are equal, so that none is answered from the gateway's cache. That cache is measured apart, at a fixed rate
 * (an open loop). The baseline of a page is a bare handler of Express and mongoose, which is called in turn with the product. Fails when the client is more than 80 % busy.
 * The short form has 20,000 personas and three rows.
 */
const seconds = setting('BENCH_SECONDS', 10, 4)
const personas = setting('BENCH_PERSONAS', 100_000, 20_000)
/** Requests a second for the gateway's cache. */
const cachedPerSecond = 500
const inFlight = 50
const pages = isShort ? 1_000 : 3_000
const report = createReport()

const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}; ${personas.toLocaleString('en')} personas, everything on all cores\n`)

const product = process.env.PROCESSES === 'many' ? await startInManyProcesses() : await startInOneProcess()
const { database, processes } = product
const mongo = await MongoClient.connect(product.mongoUrl)
const seedingAt = performance.now()
const publicCount = await seedPersonas(product.mongoUrl, database, personas)
const storedAt = performance.now()
/** Returns the number of listed personas, which includes the demo personas. */
const listed = async () => Number((await fetch(`${product.url}/api/bots/public?limit=1`)).headers.get('x-total-count'))
while ((await listed()) < publicCount) await pause(0.1)
const since = (startedAt: number) => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
out(
  `${personas.toLocaleString('en')} personas stored in ${since(seedingAt)}; all are listed ${since(storedAt)} after the last one is stored`,
)

const random = seededRandom(7)
let lists = 0
/** Returns white space that differs for every request, and that a search ignores: the gateway's cache has no response for it. */
const unlikeOthers = () => [...(++lists).toString(2)].map((bit) => (bit === '1' ? '\t' : ' ')).join('')
const urlOf = (query: Record<string, string>) => `${product.url}/api/bots/public/with-votes?${new URLSearchParams(query)}`
const list = ({ search, category, order }: Search, page = 1) =>
  urlOf({ search: unlikeOthers() + search, sort: order, page: String(page), ...(category && { category }) })
/** A page of a list, mostly one of the first. */
const page = () => Math.ceil(5 * random() ** 3)
const mixture = 'a mix of searches'
const loads: Record<string, () => string> = {
  ...Object.fromEntries(Object.entries(searchKinds).map(([kind, make]) => [kind, () => list(make(random))])),
  'every persona': () => list(searchKinds['every persona'](random), page()),
  'one category': () => list(searchKinds['one category'](random), page()),
  [mixture]: () => list(mixedSearch(random)),
}
const ms = (value: number) => `${value.toFixed(1)} ms`
const rows: string[][] = []

/** Runs a load, and adds its row and figures. `send` resolves with the milliseconds of each response. */
async function measureLists(name: string, send: () => Promise<{ times: number[]; perSecond: number }>) {
  const cpuOfAll = () => processes.map(({ pid }) => cpuSeconds(pid))
  const [cpuBefore, startedAt, busy] = [cpuOfAll(), performance.now(), watchBusy()]
  const { times, perSecond } = await send()
  const elapsed = (performance.now() - startedAt) / 1_000
  const { shares, problems } = busy()
  report.untrusted(...problems.map((problem) => `${name}: ${problem}`))
  const coreShares = cpuOfAll().map((cpu, index) => (cpu - (cpuBefore[index] ?? 0)) / elapsed)
  const [p50, p95, p99] = [median(times), percentile(times, 95), percentile(times, 99)]
  const all = [...coreShares, shares.client ?? Number.NaN].map((share) => `${Math.round(share * 100)} %`)
  rows.push([name, Math.round(perSecond).toLocaleString('en'), ...[p50, p95, p99].map(ms), ...all])
  report.figure(`${name}: CPU of a response`, (1_000 * coreShares.reduce((sum, share) => sum + share, 0)) / perSecond, 'ms', 'loop')
  report.note(`${name}: p95`, p95, 'ms')
}

const totalOf = async (url: string) => Number((await fetch(url)).headers.get('x-total-count'))
const [plain, spaced] = [await totalOf(urlOf({})), await totalOf(list({ search: '', category: '', order: 'popular' }))]
if (plain !== spaced) report.untrusted(`a search for white space finds ${spaced} personas, not all ${plain}`)
for (const [name, nextUrl] of Object.entries(loads))
  if (!isShort || ['every persona', mixture].includes(name)) await measureLists(name, () => runHttpLoad(nextUrl, inFlight, seconds))
await measureLists("the gateway's cache", async () => {
  const [startedAt, url] = [performance.now(), urlOf({ sort: 'popular' })]
  const times = await runPacedLoad(
    () => timedGet(url),
    1_000 / cachedPerSecond,
    () => performance.now() - startedAt > seconds * 1_000,
  )
  return { times, perSecond: times.length / ((performance.now() - startedAt) / 1_000) }
})
out(
  `Lists of 24, no two requests equal: ${inFlight} in flight for ${seconds} s each. One list from the gateway's cache: ${cachedPerSecond} a second`,
)
out('The last columns: the share of a core that each process used\n')
out(table(['query', 'responses/s', 'p50', 'p95', 'p99', ...processes.map(({ name }) => name), 'client'], rows))

out('\nPlans\n')
out(table(['query', 'plan', 'keys', 'documents', 'ms'], await explainQueries(product.mongoUrl, database)))

const slugs = (await mongo.db(database).collection('personas').find({ isPrivate: false }).project({ slug: 1 }).limit(pages).toArray()).map(
  ({ slug }) => slug,
)
const bare = await startScript(undefined, 'bench/baselines/bare-page.ts', [product.mongoUrl, database])
const servers: [name: string, base: string, times: number[]][] = [
  ['bare Express and mongoose', `http://127.0.0.1:${bare.line}/`, []],
  ['Rostra', `${product.url}/api/bots/slug/`, []],
]
const warmUps = 300
for (const slug of [...slugs.slice(0, warmUps), ...slugs]) for (const [, base, times] of servers) times.push(await timedGet(base + slug))
const pageTimes = servers.map(([name, , times]) => [name, times.slice(warmUps)] as const)
const baseline = median(pageTimes[0]?.[1] ?? [])
out(`\nA page by its slug: ${slugs.length.toLocaleString('en')} personas, each requested from both servers, one request at a time\n`)
out(
  table(
    ['path', 'p50', 'p95', '× bare p50'],
    pageTimes.map(([name, times]) => [
      name,
      `${median(times).toFixed(2)} ms`,
      `${percentile(times, 95).toFixed(2)} ms`,
      (median(times) / baseline).toFixed(2),
    ]),
  ),
)
report.figure('page by slug: p50, × bare handler', median(pageTimes[1]?.[1] ?? []) / baseline, '×', 'run')
bare.child.kill()
await mongo.close()
await product.stop()
process.exit(report.end())
