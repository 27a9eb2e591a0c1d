import { setTimeout as delay } from 'node:timers/promises'
import { registerMember } from '../client/register-member.ts'
import { cpuMeters, measureLoad } from '../load/measure-load.ts'
import { startLoad } from '../load/start-load.ts'
import { cpuSeconds, machine } from '../measure/processes.ts'
import { median, ms, out, percentile, table } from '../measure/statistics.ts'
import { openRest, seedRows } from './deletion/seed-rows.ts'
import { startInOneProcess } from './product/measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:deletion`: deletes a persona with 1,000,000 votes and visits (BENCH_ROWS) while others read personas and vote on them at a
 * fixed rate (an open loop), on a real MongoDB. Fails when the rows are not gone within 2 minutes, when the others' 99th percentile is more
 * than 1.3 times that before, when one of them is refused, or when the client is more than 80 % busy. MongoDB has 4 GB of cache: of 1 GB it
 * would write each page many times.
 */
const count = setting('BENCH_ROWS', 1_000_000, 20_000)
const seconds = setting('BENCH_SECONDS', 40, 5)
const goalSeconds = 120
const goalRatio = 1.3
const perSecond = 50
const voters = 8
const report = createReport()
const product = await startInOneProcess({ cacheGb: 4 })
const processes = [...product.processes, ...product.stores.slice(0, 1)]
const usedCpu = () => processes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
try {
  out(`${machine()}; everything on all cores\n`)
  const [owner, ...others] = await Promise.all(Array.from({ length: voters + 1 }, () => registerMember([product.url])))
  if (!owner) throw new Error('no owner')
  const form = {
    name: 'Popular',
    description: 'Everybody votes on it',
    category: 'Other',
    voice: 'male1',
    rolePrompt: 'You are popular, and you know it well.',
  }
  const { id } = await owner.post('/api/bots', { ...form, openingLines: ['Why are you popular?'] })
  const personas = (await owner.get<{ id: string; slug: string }[]>('/api/bots/public?limit=20')).filter((persona) => persona.id !== id)
  const rows = await seedRows(product.mongoUrl, product.databaseOf('persona'), id, count)
  out(`${rows.toLocaleString('en')} rows are stored`)
  // The writes of the seed reach the disk before anything is measured.
  await delay(10_000)

  /** Reads a persona by its slug, reads the votes on it, or switches a vote. */
  const act = async (turn: number) => {
    const persona = personas[turn % personas.length]
    const member = others[Math.floor(turn / personas.length) % voters] ?? owner
    if (turn % 3 === 0) return void (await member.get(`/api/bots/slug/${persona?.slug}`))
    if (turn % 3 === 1) return void (await member.get(`/api/bots/${persona?.id}/vote-count`))
    const isUpvote = Math.floor(turn / (personas.length * voters)) % 2 === 0
    const { status } = await member.call('POST', `/api/bots/${persona?.id}/vote`, { isUpvote })
    // 409: voted already.
    if (status !== 409 && (status < 200 || status > 299)) throw new Error(`${status} of a vote`)
  }
  const load = { act, perSecond, isEven: true }
  const before = await measureLoad({ ...load, seconds, warmUpSeconds: 5, meters: cpuMeters(processes) })
  const rest = await openRest(product.mongoUrl, product.databaseOf('persona'), id)
  const during = startLoad(load)
  const cpuBefore = usedCpu()
  const deletedAt = performance.now()
  const since = () => (performance.now() - deletedAt) / 1_000
  const { status, ms: answered } = await owner.call('DELETE', `/api/bots/${id}`)
  if (status !== 204) throw new Error(`${status} of the deletion`)
  if ((await owner.call('GET', `/api/bots/${id}`)).status !== 404) report.untrusted('the persona was still shown after its deletion')
  while ((await rest.left()) !== 'nothing' && since() < 5 * goalSeconds) await delay(200)
  const gone = since()
  const cpu = usedCpu() - cpuBefore
  await during.stop()
  await rest.close()
  const { ended, failures } = during.take()
  const times = ended.map((each) => each.ms)

  out(`\nOthers' requests, ${perSecond} a second\n`)
  const row = (name: string, all: readonly number[]) => [name, String(all.length), ms(median(all)), ms(percentile(all, 99))]
  out(table(['when', 'requests', 'p50', 'p99'], [row('before', before.times), row('during', times)]))
  const ratio = percentile(times, 99) / percentile(before.times, 99)
  out(
    `\nThe deletion was answered in ${ms(answered)}; all rows were gone after ${gone.toFixed(1)} s. p99 of others: ${ratio.toFixed(2)} × before`,
  )
  report.untrusted(...before.problems)
  if (failures.length > 0) report.missed(`${failures.length} requests were refused during the deletion: ${failures[0]}`)
  if (gone > goalSeconds) report.missed(`the rows were gone after ${gone.toFixed(0)} s, at most ${goalSeconds} s were expected`)
  if (!(ratio <= goalRatio)) report.missed(`the p99 of others was ${ratio.toFixed(2)} ×, at most ${goalRatio} × were expected`)
  const ofOthers = processes.reduce((sum, { name }) => sum + (before.used[name] ?? 0), 0) * (gone / before.seconds)
  report.figure('CPU of product and MongoDB for 1,000 deleted rows', ((cpu - ofOthers) * 1_000) / (rows / 1_000), 'ms', 'loop')
  process.exitCode = report.end()
} finally {
  await product.stop()
}
process.exit()
