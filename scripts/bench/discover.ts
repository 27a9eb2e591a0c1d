import { MongoClient } from 'mongodb'
import { ask, keepAsking } from './ask.ts'
import { median, percentile, table } from './figures.ts'
import { pause } from './load.ts'
import { chance, pick, searchedWord } from './persona-crowd.ts'
import { cpuSeconds, machine, startScript } from './processes.ts'
import { inManyProcesses, inOneProcess } from './product-to-search.ts'
import { plansOf } from './search-plans.ts'
import { seedCrowd } from './seed-crowd.ts'

/*
 * `npm run bench:discover`: lists, searches and pages over 100,000 personas, through the gateway. The whole product in one process, or in
 * one for each service with PROCESSES=many; it, the stores and this load client share all cores. A bare handler of Express and mongoose, asked in turn with ours, is the yardstick of a page.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const personas = Number(process.env.BENCH_PERSONAS ?? 100_000)
const inFlight = 50
const pages = 3_000

const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}; ${personas.toLocaleString('en')} personas, everything on all cores\n`)

const product = process.env.PROCESSES === 'many' ? await inManyProcesses() : await inOneProcess()
const { database, parts } = product
const mongo = await MongoClient.connect(product.mongoUrl)
const seeding = performance.now()
const shown = await seedCrowd(product.mongoUrl, database, personas)
const stored = performance.now()
/** The demo personas are listed as well. */
const listed = async () => Number((await fetch(`${product.url}/api/bots/public?limit=1`)).headers.get('x-total-count'))
while ((await listed()) < shown) await pause(0.1)
const since = (begun: number) => `${((performance.now() - begun) / 1_000).toFixed(1)} s`
out(`${personas.toLocaleString('en')} personas stored in ${since(seeding)}; all are listed ${since(stored)} after the last one was`)

const random = chance(7)
const one = <T>(values: readonly T[]) => pick(values, random)
const sorts = ['popular', 'newest', 'rating']
const categories = await mongo.db(database).collection('personas').distinct('category')
const list = (query: Record<string, string>) => `${product.url}/api/bots/public/with-votes?${new URLSearchParams(query)}`
const sort = () => one(sorts)
const page = () => Math.ceil(5 * random() ** 3)
const mistyped = (word: string) => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.length < 5 ? word : word.slice(0, at) + word.slice(at + 1)
}
const loads: Record<string, () => string> = {
  'public list': () => list({ sort: sort(), page: String(page()) }),
  'one category': () => list({ category: one(categories), sort: sort(), page: String(page()) }),
  'a word': () => list({ search: searchedWord(random), sort: sort() }),
  'two words': () => list({ search: `${searchedWord(random)} ${searchedWord(random)}` }),
  'a word in a category': () => list({ search: searchedWord(random), category: one(categories) }),
  'the beginning of a word': () => list({ search: searchedWord(random).slice(0, 4) }),
  'a word with a mistake': () => list({ search: mistyped(searchedWord(random)) }),
}
/** As people search: mostly one word, now and then more, sometimes wrong. */
const shares = { 'a word': 60, 'two words': 15, 'a word in a category': 10, 'the beginning of a word': 10, 'a word with a mistake': 5 }
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
loads['searches as people make them'] = () => loads[one(kinds)]?.() ?? ''
const ms = (value: number) => `${value.toFixed(1)} ms`
const rows: string[][] = []
for (const [name, address] of Object.entries(loads)) {
  const busy = () => parts.map(({ pid }) => cpuSeconds(pid))
  const [before, begun] = [busy(), performance.now()]
  const { times, perSecond } = await keepAsking(address, inFlight, seconds)
  const share = busy().map((after, index) => (after - (before[index] ?? 0)) / ((performance.now() - begun) / 1_000))
  const figures = [median(times), percentile(times, 95), percentile(times, 99)].map(ms)
  rows.push([name, Math.round(perSecond).toLocaleString('en'), ...figures, ...share.map((cores) => `${Math.round(cores * 100)} %`)])
}
out(`Lists of 24: ${inFlight} requests in flight for ${seconds} s each; how much of a core each process used\n`)
out(table(['asked for', 'answers/s', 'p50', 'p95', 'p99', ...parts.map(({ name }) => name)], rows))

out('\nPlans\n')
out(table(['asked for', 'plan', 'keys', 'documents', 'ms'], await plansOf(product.mongoUrl, database)))

const slugs = (await mongo.db(database).collection('personas').find({ isPrivate: false }).project({ slug: 1 }).limit(pages).toArray()).map(
  ({ slug }) => slug,
)
const bare = await startScript(undefined, 'bare-page.ts', [product.mongoUrl, database])
const asked: [name: string, base: string, times: number[]][] = [
  ['bare Express and mongoose', `http://127.0.0.1:${bare.line}/`, []],
  ['Rostra', `${product.url}/api/bots/slug/`, []],
]
for (const slug of [...slugs.slice(0, 300), ...slugs]) for (const [, base, times] of asked) times.push(await ask(base + slug))
const pageTimes = asked.map(([name, , times]) => [name, times.slice(300)] as const)
const yardstick = median(pageTimes[0]?.[1] ?? [])
out(`\nA page by its slug: ${slugs.length.toLocaleString('en')} personas, each asked of both, one request at a time\n`)
out(
  table(
    ['path', 'p50', 'p95', '× bare p50'],
    pageTimes.map(([name, times]) => [
      name,
      `${median(times).toFixed(2)} ms`,
      `${percentile(times, 95).toFixed(2)} ms`,
      (median(times) / yardstick).toFixed(2),
    ]),
  ),
)
bare.child.kill()
await mongo.close()
await product.stop()
process.exit(0)
