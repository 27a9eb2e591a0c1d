import { ChatService } from '@rostra/proto/chat'
import { machine } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { historySearches, mixed, scanEntries } from './history/history-searches.ts'
import { reader, seedConversations } from './history/seed-conversations.ts'
import { createLoadTable } from './product/load-table.ts'
import { createReport, isShort, setting } from './report.ts'
import { prepareService } from './service/start-service.ts'
import { seededRandom } from './synthetic/words.ts'

/*
 * `npm run bench:history`: lists and searches the 10,000 conversations of one member, among as many of others, through gRPC on the real
 * chat service with real stores. The first pages of a sample of searches are compared with a scan. Fails when one differs, when the 95th
 * percentile of the first page exceeds 30 ms or that of the mixture 80 ms, or when the client is more than 80 % busy. The short form has
 * 2,000 conversations.
 */
const count = setting('BENCH_CONVERSATIONS', 10_000, 2_000)
const seconds = setting('BENCH_SECONDS', 8, 4)
const comparedOfEachKind = 10
const limit = 20
const mixture = 'a mix of all searches'
const goalsMs: Readonly<Record<string, number>> = { 'no search': 30, [mixture]: 80 }

const report = createReport()
const random = seededRandom(7)
const chat = await prepareService('chat', ChatService)
try {
  out(`${machine()}; everything on all cores\n`)
  const entries = await seedConversations(chat.mongoUrl, chat.database, count)
  await chat.service.start()
  const token = await chat.identity.sign({ kind: 'member', sub: reader, name: reader, role: 'citizen', sid: 'session' }, 3_600)
  const list = (search: string) =>
    chat.client.call(ChatService.ListConversations, { page: 1, limit, search }, { token, deadlineMs: 20_000 })
  const kinds = historySearches(random)
  for (const [kind, next] of Object.entries(kinds))
    for (let number = 0; number < comparedOfEachKind; number++) {
      const search = next()
      const found = (await list(search)).conversations.map(({ id }) => id)
      const expected = scanEntries(entries, search, limit)
      if (found.join() !== expected.join())
        report.untrusted(`${kind}: ${search} found ${found.length} conversations, not ${expected.length} or others`)
    }
  out(`${comparedOfEachKind} first pages of each kind of search compared with a scan\n`)

  const processes = [
    { name: 'chat', pid: chat.service.pid },
    { name: 'MongoDB', pid: chat.mongoPid },
  ]
  const all = { 'no search': () => '', [mixture]: () => mixed(kinds, random) }
  const searches = createLoadTable(report, { processes, clients: 20, seconds })
  for (const [kind, next] of Object.entries(isShort ? all : { ...all, ...kinds })) {
    const goal = goalsMs[kind]
    const { allCpuMs } = await searches.measure(kind, () => list(next()), goal)
    if (goal !== undefined) report.figure(`${kind}: CPU`, allCpuMs, 'ms', 'loop')
  }
  searches.print(`Pages of ${limit} of ${count.toLocaleString('en')} conversations`)
  process.exitCode = report.end()
} finally {
  await chat.stop()
}
process.exit()
