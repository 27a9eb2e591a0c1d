import { setTimeout as delay } from 'node:timers/promises'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { personaModel } from '@rostra/persona/core/store/personas/persona-model'
import { defaultReadingLimits } from '@rostra/persona/material/runtime/reading/reading-limits'
import { PersonaService } from '@rostra/proto/persona'
import { connectLightGrpc, differingAnswers } from '../../load/light-grpc.ts'
import { startLoad } from '../../load/start-load.ts'
import { cpuSeconds, peakResidentMb, pin } from '../../measure/processes.ts'
import { median, ms, out, percentile } from '../../measure/statistics.ts'
import { containerMb } from '../../product/pod-memory.ts'
import { createLoadTable } from '../product/load-table.ts'
import { isShort, type Report, setting } from '../report.ts'
import { type BenchedService, prepareService } from '../service/start-service.ts'
import { seededRandom } from '../synthetic/words.ts'
import { mixedSearch, type Search, searchKinds } from './search-kinds.ts'
import { seedPersonas } from './seed-personas.ts'

const sizes = (process.env.BENCH_PERSONAS ?? (isShort ? '20000' : '100000,500000')).split(',').map(Number)
const seconds = setting('BENCH_SECONDS', 5, 4)
/** The 95th percentile of the mixture in ms, up to a number of personas. */
const searchGoals = [
  { personas: 100_000, p95: 25 },
  { personas: 500_000, p95: 50 },
]
const startGoals = { readySeconds: 60, currentSeconds: 300 }
/** Four uploads of 10 MB. */
const uploadsMb = 40
/** What the service may take in its pod: all of the container but what reads files. */
const memoryMb = containerMb('persona') - defaultReadingLimits.memoryMb - uploadsMb
const mixture = 'a mix of searches'
const kinds = { ...(isShort ? {} : searchKinds), [mixture]: mixedSearch }
const wireSorts = { popular: 'SORT_POPULAR', newest: 'SORT_NEWEST', rating: 'SORT_RATING' } as const
const { ListPublicPersonas: method } = PersonaService

/**
 * Starts the persona service on stored personas, with the heap that Node takes in its pod, reads lists from the moment it is ready, and
 * loads it over gRPC with 50 calls in flight (a closed loop); service and client have a core each. Fails when it is ready after more than
 * 60 s, its index is not current within 5 minutes, a list fails, the mixture misses its goal, an answer differs from that which the
 * product's client gets, the client is more than 80 % busy, or the service takes more memory than its pod has.
 */
export async function measureService(report: Report): Promise<void> {
  for (const personas of sizes) {
    const benched = await prepareService('persona', PersonaService)
    try {
      const connection = await connectMongo(benched.mongoUrl, benched.database)
      personaModel(connection)
      const publicCount = await seedPersonas(benched.mongoUrl, benched.database, personas)
      await buildIndexes(connection)
      await connection.close()
      await measureStart(report, personas, publicCount, benched)
      await measureSearches(report, personas, benched)
      const peakMb = peakResidentMb(benched.service.pid)
      out(`\nThe service took ${Math.round(peakMb)} MB at most with ${personas.toLocaleString('en')} personas`)
      if (peakMb > memoryMb) report.missed(`the service took ${Math.round(peakMb)} MB, at most ${memoryMb} were expected`)
    } finally {
      await benched.stop()
    }
  }
}

async function measureStart(report: Report, personas: number, publicCount: number, { service, client }: BenchedService): Promise<void> {
  const startedAt = performance.now()
  const since = () => (performance.now() - startedAt) / 1_000
  await service.start()
  const ready = since()
  const next = requests(mixedSearch)
  const lists = startLoad({ act: () => client.call(method, next()), clients: 1, thinkMs: 40 })
  const isCurrent = async () => /^rostra_persona_index_current 1$/m.test(await service.metrics())
  while (!(await isCurrent()) && since() < startGoals.currentSeconds) await delay(100)
  const current = since()
  const cpu = cpuSeconds(service.pid)
  await lists.stop()
  const { ended, failures } = lists.take()
  const listed = Number(/^rostra_persona_listed (\d+)$/m.exec(await service.metrics())?.[1])
  const times = ended.map((each) => each.ms)
  out(
    `\n${personas.toLocaleString('en')} personas: ready after ${ready.toFixed(1)} s, the index is current after ${current.toFixed(1)} s; ` +
      `${ended.length} lists meanwhile, p50 ${ms(median(times))}, p99 ${ms(percentile(times, 99))}`,
  )
  if (failures.length > 0) report.untrusted(`${failures.length} lists failed: ${failures[0]}`)
  if (listed !== publicCount) report.untrusted(`${listed} of ${publicCount} personas are in the index`)
  if (ready > startGoals.readySeconds) report.missed(`ready only after ${ready.toFixed(1)} s`)
  if (current > startGoals.currentSeconds) report.missed(`the index was not current within ${startGoals.currentSeconds} s`)
  report.figure(`CPU until the index of ${personas} is current, for 1,000 personas`, (1_000 * cpu) / (personas / 1_000), 'ms', 'loop')
}

async function measureSearches(report: Report, personas: number, { service, client, identity, address }: BenchedService): Promise<void> {
  const isPinned = pin(service.pid, 0) && pin(process.pid, 1)
  const goal = searchGoals.find((each) => personas <= each.personas)
  const searches = createLoadTable(report, { processes: [{ name: 'service', pid: service.pid }], clients: 50, seconds })
  for (const [kind, make] of Object.entries(kinds)) {
    const light = await connectLightGrpc(address, identity.service('gateway'))
    const next = requests(make)
    await searches.measure(kind, () => light.call(method, next()), kind === mixture ? goal?.p95 : undefined)
    report.problemsOf(kind, { problems: await differingAnswers(light, client, method, next) })
    light.close()
  }
  pin(process.pid, 'all')
  searches.print(`${personas.toLocaleString('en')} personas, service and client ${isPinned ? 'on a core each' : 'on all cores'}`)
}

/** Returns one search after the other: a page of 24 of the first five, mostly the first. */
function requests(next: (random: () => number) => Search) {
  const random = seededRandom(7)
  return () => {
    const { order, ...search } = next(random)
    return { ...search, sort: wireSorts[order], page: Math.ceil(5 * random() ** 3), limit: 24 }
  }
}
