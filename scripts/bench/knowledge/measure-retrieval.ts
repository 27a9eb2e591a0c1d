import { createRpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { cpuMeters, measureLoad } from '../../load/measure-load.ts'
import { median, ms, out, percentile, table } from '../../measure/statistics.ts'
import { type Report, setting } from '../report.ts'
import { pick, seededRandom } from '../search/generate-personas.ts'
import { seedPersonas } from '../search/seed-personas.ts'
import { prepareService } from '../service/start-service.ts'
import { scanPassages } from './scan-passages.ts'
import { type Knowledge, seedKnowledge } from './seed-knowledge.ts'
import { syntheticQuestions } from './synthetic-passages.ts'

const count = setting('BENCH_PASSAGES', 20_000, 5_000)
const seconds = setting('BENCH_SECONDS', 8, 3)
const [inFlight, compared, goalMs, coldGoalMs] = [20, 60, 15, 1_000]

type Find = (personaId: string, question: string) => Promise<{ text: string; score: number }[]>

/**
 * Measures FindPassages on the real persona service, as chat calls it, 20 in flight (a closed loop). Fails when the 95th percentile exceeds 15 ms, when the first search of a
 * persona that is not in memory takes a second, when a search differs from a scan, or when the client is more than 80 % busy.
 */
export async function measureRetrieval(report: Report): Promise<void> {
  const persona = await prepareService('persona', PersonaService)
  const chat = createRpcClient(PersonaService, { address: persona.address, credential: persona.identity.service('chat') })
  try {
    await seedPersonas(persona.mongoUrl, persona.database, 60)
    const knowledge = await seedKnowledge(persona.mongoUrl, persona.database, count)
    const indexMb = (knowledge.indexBytes / 2 ** 20).toFixed(1)
    out(`${count.toLocaleString('en')} passages were added in ${knowledge.addSeconds.toFixed(1)} s; their index has ${indexMb} MB`)
    await persona.service.start()
    const find: Find = async (personaId, query) => {
      const request = { personaId, query, earlier: [], person: 'guest:bench' }
      return (await chat.call(PersonaService.FindPassages, request, { deadlineMs: 10_000 })).passages
    }
    const coldAt = performance.now()
    await find(knowledge.largeId, syntheticQuestions(3)())
    const coldMs = performance.now() - coldAt
    out(`The first search of the cold persona took ${ms(coldMs, 0)}`)
    report.note('cold search', coldMs, 'ms')
    if (coldMs > coldGoalMs) report.missed(`a cold search took ${ms(coldMs, 0)}, at most ${coldGoalMs} ms were expected`)
    await compareWithScan(report, knowledge, find)

    const rows: string[][] = []
    const random = seededRandom(13)
    const question = syntheticQuestions(17)
    const sets = {
      [`1 persona of ${count.toLocaleString('en')}`]: () => knowledge.largeId,
      [`50 personas of ${(count / 50).toLocaleString('en')}`]: () => pick(knowledge.smallIds, random),
    }
    for (const [name, personaOf] of Object.entries(sets)) {
      const meters = cpuMeters([{ name: 'persona', pid: persona.service.pid }])
      const load = await measureLoad({ act: () => find(personaOf(), question()), clients: inFlight, seconds, meters })
      const cpuMs = ((load.used.persona ?? 0) / load.times.length) * 1_000
      const [p50, p95, p99] = [median(load.times), percentile(load.times, 95), percentile(load.times, 99)]
      report.untrusted(...load.problems.map((problem) => `${name}: ${problem}`))
      rows.push([name, load.perSecond.toFixed(0), ms(p50), ms(p95), ms(p99), ms(cpuMs, 2)])
      report.figure(`${name}: CPU of persona`, cpuMs, 'ms', 'loop')
      report.note(`${name}: p95`, p95, 'ms')
      if (p95 > goalMs) report.missed(`${name}: ${ms(p95)} at the 95th percentile, at most ${goalMs} ms were expected`)
    }
    out(`\n${inFlight} searches in flight for ${seconds} s each\n`)
    out(table(['passages', 'a second', 'p50', 'p95', 'p99', 'CPU of persona'], rows))
  } finally {
    chat.close()
    await persona.stop()
  }
}

/** Compares the scores of a sample of searches with a scan over all passages. */
async function compareWithScan(report: Report, { largeId, large }: Knowledge, find: Find): Promise<void> {
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
