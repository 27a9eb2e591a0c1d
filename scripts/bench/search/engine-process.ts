import { median, percentile } from '../measure/statistics.ts'
import { seededRandom } from '../personas/generate-personas.ts'
import { type Engine, indexablePersona } from './engine.ts'
import { type KnownItemQuery, knownItemQueries } from './known-items.ts'
import { createMiniSearchEngine } from './minisearch-engine.ts'
import { createOwnEngine } from './own-engine.ts'
import { mixedSearch, type Search, type SearchKind, searchKinds } from './search-kinds.ts'

/*
 * Fills one engine with generated personas, measures its searches, and prints the figures as a line of JSON. Times are CPU time, collections of garbage
 * included, so that other work on the machine counts little. Arguments: the engine, the number of personas.
 */
export interface EngineFigures {
  /** CPU seconds in which all personas were added, the encoding of their cards included. */
  buildSeconds: number
  /** Memory that the filled engine has more than an empty process, after a collection. */
  heapMb: number
  arraysMb: number
  /** Milliseconds of one search. */
  times: Record<SearchKind | 'a mix of searches', { p50: number; p95: number; mean: number }>
  /** The share of queries whose first ten personas contain the one that is meant, by popularity and by relevance. */
  found: Record<KnownItemQuery, { popular: number; relevant?: number }>
}

const engines = { rostra: createOwnEngine, minisearch: createMiniSearchEngine }
const [, , name = '', count = ''] = process.argv
const personas = Number(count)
const shown = 24
/** A kind of search is measured by so many searches, or fewer that take some seconds. */
const [maxSearches, maxMs] = [300, 2_000]
const knownItems = 200

const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}
const memoryMb = () => {
  if (!globalThis.gc) throw new Error('the process needs --expose-gc')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { heap: heapUsed / 2 ** 20, arrays: arrayBuffers / 2 ** 20 }
}

function measureSearches(engine: Engine, next: (random: () => number) => Search) {
  const random = seededRandom(7)
  const times: number[] = []
  let spent = 0
  for (let searches = 0; searches < 2 * maxSearches && spent < maxMs; searches++) {
    const search = next(random)
    const before = process.cpuUsage()
    engine.list(search, shown)
    const took = cpuMs(before)
    spent += took
    times.push(took)
  }
  // The first half warms up.
  const measured = times.slice(times.length >> 1)
  return { p50: median(measured), p95: percentile(measured, 95), mean: measured.reduce((sum, time) => sum + time, 0) / measured.length }
}

function shareFound(engine: Engine, query: (typeof knownItemQueries)[KnownItemQuery]) {
  const random = seededRandom(11)
  const found = { asked: 0, popular: 0, relevant: 0 }
  while (found.asked < knownItems) {
    const persona = indexablePersona(Math.floor(random() * personas))
    if (!persona) continue
    const search = query(persona, random)
    found.asked++
    if (engine.find({ search, category: '', order: 'popular' }, 10).includes(persona.number)) found.popular++
    if (engine.findRelevant?.(search, 10).includes(persona.number)) found.relevant++
  }
  return { popular: found.popular / found.asked, ...(engine.findRelevant && { relevant: found.relevant / found.asked }) }
}

const create = engines[name as keyof typeof engines]
if (!create) throw new Error(`there is no engine ${name}`)
const empty = memoryMb()
const engine = create()
let addingMs = 0
for (let first = 0; first < personas; first += 1_000) {
  const some = Array.from({ length: Math.min(1_000, personas - first) }, (_, index) => indexablePersona(first + index)).filter(
    (persona) => persona !== undefined,
  )
  const before = process.cpuUsage()
  for (const persona of some) engine.add(persona)
  addingMs += cpuMs(before)
}
const full = memoryMb()
const kinds = { ...searchKinds, 'a mix of searches': mixedSearch }
const figures: EngineFigures = {
  ...{ buildSeconds: addingMs / 1_000, heapMb: full.heap - empty.heap, arraysMb: full.arrays - empty.arrays },
  times: mapValues(kinds, (next) => measureSearches(engine, next)),
  found: mapValues(knownItemQueries, (query) => shareFound(engine, query)),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)

function mapValues<K extends string, V, R>(values: Record<K, V>, map: (value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(values).map(([key, value]) => [key, map(value)])) as Record<K, R>
}
