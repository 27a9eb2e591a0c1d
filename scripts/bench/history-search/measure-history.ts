import { connectMongo } from '@rostra/kit/stores/mongo'
import { ChatService } from '@rostra/proto/chat'
import { runClosedLoad } from '../load/closed-load.ts'
import { watchBusy } from '../measure/busy.ts'
import { cpuSeconds, machine } from '../measure/processes.ts'
import { createReport, isShort, setting } from '../measure/report.ts'
import { median, percentile, table } from '../measure/statistics.ts'
import { seededRandom } from '../personas/generate-personas.ts'
import { historySearches, mixed, scanEntries } from './history-searches.ts'
import { reader, seedConversations } from './seed-conversations.ts'
import { prepareChat } from './start-chat.ts'

/*
 * `npm run bench:history`: lists and searches the 10,000 conversations of one member, among as many of others, through gRPC on the real chat service with real
 * stores. Each of 20 lanes asks again when it has its answer (a closed loop). The first pages of a sample of searches are compared with a scan. Fails when one
 * differs, when the 95th percentile of the first page exceeds 30 ms or that of the mixture 80 ms, or when the client is more than 80 % busy. The short form has
 * 2,000 conversations.
 */
const count = setting('BENCH_CONVERSATIONS', 10_000, 2_000)
const seconds = setting('BENCH_SECONDS', 8, 4)
const inFlight = 20
const comparedOfEachKind = 10
const [pageGoalMs, searchGoalMs] = [30, 80]
const limit = 20

const out = (text = '') => process.stdout.write(`${text}\n`)
const ms = (value: number, digits = 1) => `${value.toFixed(digits)} ms`
const report = createReport()
const random = seededRandom(7)
const chat = await prepareChat()

try {
  out(`${machine()}; everything on all cores\n`)
  let entriesCpu = 0
  const { entries, wordsMs, stored } = await seedConversations(chat.mongoUrl, chat.database, count, async (store) => {
    const before = cpuSeconds(chat.mongoPid)
    const result = await store()
    entriesCpu += cpuSeconds(chat.mongoPid) - before
    return result
  })
  const connection = await connectMongo(chat.mongoUrl, chat.database)
  const { size, totalIndexSize } = (await connection.db?.command({ collStats: 'search_entries' })) ?? {}
  await connection.close()
  const words = entries.reduce((sum, entry) => sum + entry.words.length, 0) / entries.length
  const [mongoMs, chatMs] = [(entriesCpu / stored) * 1_000, wordsMs / stored]
  out(
    `${stored.toLocaleString('en')} entries of ${words.toFixed(0)} words. Each takes ${ms(mongoMs, 2)} of MongoDB's CPU and ${ms(chatMs, 2)} of chat's, ` +
      `${(size / stored / 1_000).toFixed(1)} kB and ${(totalIndexSize / stored / 1_000).toFixed(1)} kB of indexes\n`,
  )
  report.figure('CPU of an entry in MongoDB', mongoMs, 'ms', 'loop')
  report.figure('CPU of an entry in chat', chatMs, 'ms', 'loop')

  await chat.service.start()
  const token = await chat.identity.sign({ kind: 'member', sub: reader, name: reader, role: 'citizen', sid: 'session' }, 3_600)
  const list = (search: string) =>
    chat.client.call(ChatService.ListConversations, { page: 1, limit, search }, { token, deadlineMs: 20_000 })
  const kinds = historySearches(random)
  let compared = 0
  for (const [kind, next] of Object.entries(kinds))
    for (let number = 0; number < comparedOfEachKind; number++, compared++) {
      const search = next()
      const [found, expected] = [(await list(search)).conversations.map(({ id }) => id), scanEntries(entries, search, limit)]
      if (found.join() !== expected.join())
        report.untrusted(`${kind}: ${search} found ${found.length} conversations, not ${expected.length} or others`)
    }
  out(`${compared} first pages compared with a scan\n`)

  const mixture = 'a mix of all searches'
  const all = { 'no search': () => '', [mixture]: () => mixed(kinds, random) }
  const rows: string[][] = []
  for (const [kind, next] of Object.entries(isShort ? all : { ...all, ...kinds })) {
    const cpuOf = () => [chat.service.pid ?? 0, chat.mongoPid].map(cpuSeconds)
    const [before, busy] = [cpuOf(), watchBusy()]
    let sent = 0
    const refused = new Map<string, number>()
    const countRefused = (error: Error) => void refused.set(error.message, (refused.get(error.message) ?? 0) + 1)
    const { times, perSecond } = await runClosedLoad(
      () => {
        sent++
        return list(next()).catch(countRefused)
      },
      inFlight,
      seconds,
    )
    const cpu = cpuOf().map((after, index) => ((after - (before[index] ?? 0)) / sent) * 1_000)
    report.untrusted(...[...refused].map(([message, times]) => `${kind}: ${times} of ${sent} calls failed: ${message}`))
    report.untrusted(...busy().problems.map((problem) => `${kind}: ${problem}`))
    const p95 = percentile(times, 95)
    rows.push([kind, perSecond.toFixed(0), ms(median(times)), ms(p95), ms(percentile(times, 99)), ...cpu.map((each) => each.toFixed(2))])
    const goal = kind === 'no search' ? pageGoalMs : kind === mixture ? searchGoalMs : Number.POSITIVE_INFINITY
    if (p95 > goal) report.missed(`${kind}: ${ms(p95)} at the 95th percentile, at most ${goal} ms were expected`)
    if (!(kind in all)) continue
    const sum = cpu.reduce((total, each) => total + each, 0)
    report.figure(`${kind}: CPU`, sum, 'ms', 'loop')
    report.note(`${kind}: p95`, p95, 'ms')
  }
  out(`Pages of ${limit} of ${count.toLocaleString('en')} conversations: ${inFlight} in flight for ${seconds} s each\n`)
  out(table(['search', 'a second', 'p50', 'p95', 'p99', 'chat', 'MongoDB'], rows))
  process.exitCode = report.end()
} finally {
  await chat.stop()
}
process.exit()
