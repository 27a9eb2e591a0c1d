import { createRpcClient } from '@rostra/kit/rpc/client'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { createKnowledge } from '@rostra/persona/runtime/passage-search/knowledge'
import { mongoPassages } from '@rostra/persona/store/passages/passages'
import { mongoVectors } from '@rostra/persona/store/passages/vectors'
import { mongoReadySources } from '@rostra/persona/store/sources/ready-sources'
import { PersonaService } from '@rostra/proto/persona'
import { runClosedLoad } from '../load/closed-load.ts'
import { watchBusy } from '../measure/busy.ts'
import { cpuSeconds, residentMb } from '../measure/processes.ts'
import { isShort, type Report, setting } from '../measure/report.ts'
import { median, percentile, table } from '../measure/statistics.ts'
import { pick, seededRandom } from '../personas/generate-personas.ts'
import { preparePersona } from '../personas/start-persona.ts'
import { scanPassages } from './scan-passages.ts'
import { type Knowledge, seedKnowledge } from './seed-knowledge.ts'
import { syntheticQuestions } from './synthetic-passages.ts'

const count = setting('BENCH_PASSAGES', 20_000, 5_000)
const seconds = setting('BENCH_SECONDS', 8, 3)
const [inFlight, compared, goalMs, coldGoalMs] = [20, 60, 15, 1_000]
const cacheMb = 64
const ms = (value: number, digits = 1) => `${value.toFixed(digits)} ms`
const signal = new AbortController().signal

type Find = (personaId: string, question: string) => Promise<{ text: string; score: number }[]>

/** Measures FindPassages on the real persona service, as chat calls it, and the port alone in this process. Prints tables, and states figures and missed goals. */
export async function measureRetrieval(report: Report, out: (text?: string) => void): Promise<void> {
  const persona = await preparePersona(60)
  const chat = createRpcClient(PersonaService, { address: persona.address, credential: persona.identity.service('chat') })
  try {
    const knowledge = await seedKnowledge(persona.mongoUrl, persona.database, count)
    const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
    out(
      `${count.toLocaleString('en')} passages were added in ${knowledge.addSeconds.toFixed(1)} s; their index has ${mb(knowledge.indexBytes)}`,
    )
    await persona.service.start()
    const find: Find = async (personaId, query) =>
      (await chat.call(PersonaService.FindPassages, { personaId, query, earlier: [], person: 'guest:bench' }, { deadlineMs: 10_000 }))
        .passages

    const coldAt = performance.now()
    await find(knowledge.largeId, syntheticQuestions(3)())
    const coldMs = performance.now() - coldAt
    out(`The first search of the cold persona took ${ms(coldMs, 0)}`)
    report.note('cold search', coldMs, 'ms')
    if (coldMs > coldGoalMs) report.missed(`a cold search took ${ms(coldMs, 0)}, at most ${coldGoalMs} ms were expected`)
    await compareWithScan(report, out, knowledge, find)

    const rows: string[][] = []
    const random = seededRandom(13)
    const question = syntheticQuestions(17)
    const sets = {
      [`1 persona of ${count.toLocaleString('en')}`]: () => knowledge.largeId,
      [`50 personas of ${(count / 50).toLocaleString('en')}`]: () => pick(knowledge.smallIds, random),
    }
    for (const [name, personaOf] of Object.entries(sets)) {
      const pid = persona.service.pid ?? 0
      const before = cpuSeconds(pid)
      const busy = watchBusy()
      let sent = 0
      const { times, perSecond } = await runClosedLoad(
        () => {
          sent++
          return find(personaOf(), question()).catch((error: Error) => report.untrusted(`${name}: a call failed: ${error.message}`))
        },
        inFlight,
        seconds,
      )
      const cpuMs = ((cpuSeconds(pid) - before) / sent) * 1_000
      report.untrusted(...busy().problems.map((problem) => `${name}: ${problem}`))
      rows.push([name, 'gRPC', perSecond.toFixed(0), ms(median(times)), ms(percentile(times, 95)), ms(percentile(times, 99)), ms(cpuMs, 2)])
      report.figure(`${name}: CPU of persona`, cpuMs, 'ms', 'loop')
      report.note(`${name}: p95`, percentile(times, 95), 'ms')
      if (percentile(times, 95) > goalMs)
        report.missed(`${name}: ${ms(percentile(times, 95))} at the 95th percentile, at most ${goalMs} ms were expected`)
    }
    out(`\nPersona has ${Math.round(residentMb(persona.service.pid ?? 0))} MB afterwards`)
    await persona.service.stop()
    for (const [name, personaOf] of Object.entries(sets)) rows.push([name, ...(await measurePort(persona, personaOf))])
    out(`\n${inFlight} searches in flight for ${seconds} s each`)
    out(table(['passages', 'through', 'a second', 'p50', 'p95', 'p99', 'CPU of persona'], rows))
  } finally {
    chat.close()
    await persona.stop()
  }
}

/** Measures the port in this process, with the same database: what the search takes without gRPC and without the persona's own row. */
async function measurePort({ mongoUrl, database }: { mongoUrl: string; database: string }, personaOf: () => string): Promise<string[]> {
  const connection = await connectMongo(mongoUrl, database)
  const { passageSearch } = createKnowledge({
    ...{ passages: mongoPassages(connection), vectors: mongoVectors(connection, ''), embed: null, cacheMb },
  })
  const readySources = mongoReadySources(connection).of
  const question = syntheticQuestions(19)
  const find = async () => {
    const [personaId, text] = [personaOf(), question()]
    return passageSearch.find(personaId, await readySources(personaId), { text, earlier: [] }, signal)
  }
  const before = cpuSeconds(process.pid)
  let sent = 0
  const { times, perSecond } = await runClosedLoad(
    () => {
      sent++
      return find()
    },
    inFlight,
    isShort ? 2 : 4,
  )
  const cpuMs = ((cpuSeconds(process.pid) - before) / sent) * 1_000
  await connection.close()
  return ['the port', perSecond.toFixed(0), ms(median(times), 2), ms(percentile(times, 95), 2), ms(percentile(times, 99), 2), ms(cpuMs, 2)]
}

/** Compares the scores of a sample of searches with a scan over all passages. */
async function compareWithScan(report: Report, out: (text: string) => void, { largeId, large }: Knowledge, find: Find): Promise<void> {
  const [scan, question] = [scanPassages(large), syntheticQuestions(11)]
  let nothing = 0
  for (let number = 0; number < compared; number++) {
    const asked = question()
    const found = await find(largeId, asked)
    if (found.length === 0) nothing++
    const expected = scan(asked)
    for (const [rank, { text, score }] of found.entries()) {
      // Sums of 32-bit floats: two passages of nearly the same score may have changed places.
      const scanned = expected[rank]?.score ?? Number.NaN
      const isSame = expected.some((each) => each.text === text) || Math.abs(scanned - score) < 0.001
      if (!isSame || Math.abs(scanned - score) > 0.001 * scanned)
        report.untrusted(`${asked} has ${score} at rank ${rank + 1}, a scan ${scanned}`)
    }
  }
  if (nothing > compared / 4) report.untrusted(`${nothing} of ${compared} searches found nothing`)
  out(`${compared} searches were compared with a scan; ${nothing} found nothing`)
}
