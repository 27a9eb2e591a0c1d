import { createRpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { ms, out } from '../../measure/statistics.ts'
import { createLoadTable } from '../product/load-table.ts'
import { type Report, setting } from '../report.ts'
import { seedPersonas } from '../search/seed-personas.ts'
import { prepareService } from '../service/start-service.ts'
import { pick, seededRandom } from '../synthetic/words.ts'
import { measureSearchesBesideUpload } from './measure-searches-beside-upload.ts'
import { seedKnowledge } from './seed-knowledge.ts'
import { syntheticQuestions } from './synthetic-passages.ts'

const count = setting('BENCH_PASSAGES', 20_000, 5_000)
const seconds = setting('BENCH_SECONDS', 8, 3)
const goalMs = 15
const coldGoalMs = 1_000

/**
 * Measures FindPassages on the real persona service, as chat calls it, 20 in flight (a closed loop). Fails when the 95th percentile exceeds
 * 15 ms, when the first search of a persona that is not in memory takes a second, when more than half of the searches find nothing, or when
 * the client is more than 80 % busy.
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
    const find = async (personaId: string, query: string) => {
      const request = { personaId, query, earlier: [], person: 'guest:bench' }
      return (await chat.call(PersonaService.FindPassages, request, { deadlineMs: 10_000 })).passages
    }
    const coldAt = performance.now()
    await find(knowledge.largeId, syntheticQuestions(3)())
    const coldMs = performance.now() - coldAt
    out(`The first search of the cold persona took ${ms(coldMs, 0)}`)
    if (coldMs > coldGoalMs) report.missed(`a cold search took ${ms(coldMs, 0)}, at most ${coldGoalMs} ms were expected`)

    const random = seededRandom(13)
    const question = syntheticQuestions(17)
    const sets = {
      [`1 persona of ${count.toLocaleString('en')}`]: () => knowledge.largeId,
      [`50 personas of ${(count / 50).toLocaleString('en')}`]: () => pick(knowledge.smallIds, random),
    }
    const processes = [
      { name: 'persona', pid: persona.service.pid },
      { name: 'MongoDB', pid: persona.mongoPid },
    ]
    const searches = createLoadTable(report, { processes, clients: 20, seconds })
    for (const [name, personaOf] of Object.entries(sets)) {
      const { values, cpuMs } = await searches.measure(name, () => find(personaOf(), question()), goalMs)
      const nothing = values.filter((passages) => passages.length === 0).length
      if (nothing > values.length / 2) report.untrusted(`${name}: ${nothing} of ${values.length} searches found nothing`)
      report.figure(`${name}: CPU of persona`, cpuMs('persona'), 'ms', 'loop')
    }
    searches.print('Searches of passages')
    await measureSearchesBesideUpload(report, {
      gateway: persona.client,
      tokenOfOwner: () => persona.identity.member(knowledge.uploader.ownerId),
      personaId: knowledge.uploader.personaId,
      search: () => find(pick(knowledge.smallIds, random), question()),
    })
  } finally {
    chat.close()
    await persona.stop()
  }
}
