import { setTimeout as delay } from 'node:timers/promises'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { IdentityService } from '@rostra/proto/identity'
import { NewsroomService } from '@rostra/proto/newsroom'
import { timedGet } from '../load/http.ts'
import { connectLightGrpc, differingAnswers } from '../load/light-grpc.ts'
import { machine, residentMb } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { type ArchiveSearch, commonWords, everything, kindsOfSearches, pathOf, requestOf } from './archive/archive-search.ts'
import { seedStories } from './archive/seed-stories.ts'
import { createLoadTable } from './product/load-table.ts'
import { startInManyProcesses } from './product/measured-product.ts'
import { createReport, isShort, setting } from './report.ts'
import { pick, seededRandom } from './synthetic/words.ts'

/*
 * `npm run bench:archive`: searches 50,000 stories through gRPC alone and through the gateway, with one process for each service on real
 * MongoDB, Redis and Kafka, with 20 searches in flight. Fails when a 95th percentile exceeds 50 ms, when a search of an author or of a
 * common word finds nothing, when an answer differs from that which the product's client gets, or when the client is more than 80 % busy.
 * Each common word has been searched for before, so that its list is kept. The short form has 10,000 stories and the mixture only.
 */
const stories = setting('BENCH_STORIES', 50_000, 10_000)
const seconds = setting('BENCH_SECONDS', 6, 4)
const goalMs = 50
const mixture = 'a mix of all'
const { SearchArticles: method } = NewsroomService

const report = createReport()
const random = seededRandom(7)
const product = await startInManyProcesses({ cacheGb: 1 })
const { operator, newsroomAddress, replicasOf } = product.replicas
const newsroom = replicasOf('newsroom')[0] as ReturnType<typeof replicasOf>[number]
const access = connectIdentityAccess('operator', operator)
const client = access.connect('newsroom', newsroomAddress)
const identity = access.connect('identity', operator.IDENTITY_ADDRESS)
const byRpc = (search: ArchiveSearch) => client.call(method, requestOf(search))
const tokenOf = async () => {
  const request = { service: 'operator', secret: operator.SERVICE_SECRET, audience: 'newsroom' }
  return (await identity.call(IdentityService.IssueServiceToken, request)).token
}

type Kind = [name: string, next: () => ArchiveSearch]

try {
  out(`${machine()}; everything on all cores\n`)
  const newestDay = Math.floor(Date.now() / 86_400_000 - 1) * 86_400_000
  await newsroom.stop()
  await seedStories(product.mongoUrl, product.databaseOf('newsroom'), stories, newestDay)
  // No list of stories is kept from before.
  await newsroom.start()
  while (!(await byRpc(everything).catch(() => undefined))) await delay(100)
  out(`newsroom serves ${stories.toLocaleString('en')} stories with ${Math.round(residentMb(newsroom.pid))} MB`)
  const kinds = kindsOfSearches(stories, newestDay, random)
  for (const [kind, next] of Object.entries(kinds)) {
    const { total } = await byRpc({ ...next(), page: 1 })
    if (total === 0 || (kind === 'no search' && total !== stories)) report.untrusted(`${kind} found ${total} stories`)
  }

  for (let word = 0; word < commonWords; word++) await byRpc({ ...everything, words: [word] })
  const names = Object.keys(kinds)
  const mixed: Kind = [mixture, () => kinds[pick(names, random)]?.() ?? everything]
  const loads: Kind[] = isShort ? [] : Object.entries(kinds)
  const processes = [
    { name: 'newsroom', pid: newsroom.pid },
    { name: 'gateway', pid: replicasOf('gateway')[0]?.pid ?? 0 },
    { name: 'MongoDB', pid: product.stores[0]?.pid ?? 0 },
  ]
  const searches = createLoadTable(report, { processes, clients: 20, seconds })
  // The client decodes only the answers that it compares.
  const measureRpc = async ([kind, next]: Kind) => {
    const light = await connectLightGrpc(newsroomAddress, tokenOf)
    const load = await searches.measure(`${kind} through gRPC`, () => light.call(method, requestOf(next())), goalMs)
    report.problemsOf(kind, { problems: await differingAnswers(light, client, method, () => requestOf(next())) })
    light.close()
    return load
  }
  const measureGateway = ([kind, next]: Kind) =>
    searches.measure(`${kind} through gateway`, () => timedGet(product.url + pathOf(next())), goalMs)
  const figures = (way: string, { p50, allCpuMs }: { p50: number; allCpuMs: number }) => {
    report.figure(`${way}: CPU of a search`, allCpuMs, 'ms', 'loop')
    report.figure(`${way}: p50`, p50, 'ms', 'loop')
  }
  for (const load of loads) await measureRpc(load)
  figures('gRPC', await measureRpc(mixed))
  for (const load of loads) await measureGateway(load)
  figures('gateway', await measureGateway(mixed))
  searches.print('Pages of 18')
  report.figure('memory of newsroom', residentMb(newsroom.pid), 'MB', 'run')
  process.exitCode = report.end()
} finally {
  identity.close()
  client.close()
  access.close()
  await product.stop()
}
process.exit()
