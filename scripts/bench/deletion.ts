import { setTimeout as sleep } from 'node:timers/promises'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { runPacedLoad } from './deletion/paced-load.ts'
import { openRest, seedRows } from './deletion/seed-rows.ts'
import { watchBusy } from './measure/busy.ts'
import { cpuSeconds, machine } from './measure/processes.ts'
import { createReport, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { startInOneProcess } from './personas/search-target.ts'

/*
 * `npm run bench:deletion`: deletes a persona with 1,000,000 votes and visits of 1,000,000 people while others read personas and vote on them, on a real
 * MongoDB. Compares their times during the deletion with those before and after it, in the same run. Fails when the rows are not gone within 2 minutes,
 * when the others' 99th percentile rises by more than 30 %, or when the client is more than 80 % busy. The others send at a fixed rate, whether or not they
 * are answered (an open loop). BENCH_ROWS sets another number.
 */
const count = setting('BENCH_ROWS', 1_000_000, 20_000)
const baselineSeconds = setting('BENCH_SECONDS', 40, 5)
const everyMs = Number(process.env.BENCH_EVERY_MS ?? 20)
const goalSeconds = 120
const goalRatio = 1.3
const voters = 8
/**
 * MongoDB's cache. The rows and their indexes take 0.6 GB, and each batch changes pages all over them. Of a cache of 1 GB MongoDB lets 5 % be changed before
 * it writes pages out, so that it wrote each page many times: a vote cost 250 µs of CPU, 86 µs with 4 GB.
 */
const cacheGb = 4

const out = (text = '') => process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(1)} ms`
const report = createReport()

const target = await startInOneProcess(cacheGb)
try {
  out(`${machine()}; everything on all cores\n`)
  const members: MemberClient[] = []
  // One after the other, because hashes of passwords take the processor.
  for (let number = 0; number <= voters; number++) members.push(await registerMember([target.url]))
  const [owner, ...others] = members
  if (!owner) throw new Error('no owner')
  const form = {
    name: 'Popular',
    description: 'Everybody votes on it',
    category: 'Other',
    voice: 'male1',
    rolePrompt: 'You are popular, and you know it well.',
  }
  const { id } = await owner.post('/api/bots', { ...form, openingLines: ['Why are you popular?'] })
  const listed = await owner.get<{ id: string; slug: string }[]>('/api/bots/public?limit=20')
  const personas = listed.filter((persona) => persona.id !== id)

  const seedingAt = performance.now()
  const rows = await seedRows(target.mongoUrl, target.database, id, count)
  out(`${rows.toLocaleString('en')} rows stored in ${((performance.now() - seedingAt) / 1_000).toFixed(0)} s`)
  // The writes of the seed reach the disk before anything is measured.
  await sleep(10_000)

  let sent = 0
  let refused = 0
  /** Reads a persona by its slug, reads the votes on it, or switches a vote. A busy machine refuses some with 503, which are counted. */
  const send = async () => {
    const turn = sent++
    const persona = personas[turn % personas.length]
    const headers = { cookie: others[Math.floor(turn / personas.length) % voters]?.cookie ?? '', 'content-type': 'application/json' }
    const isUpvote = Math.floor(turn / (personas.length * voters)) % 2 === 0
    const requests = [
      () => fetch(`${target.url}/api/bots/slug/${persona?.slug}`, { headers }),
      () => fetch(`${target.url}/api/bots/${persona?.id}/vote-count`, { headers }),
      () => fetch(`${target.url}/api/bots/${persona?.id}/vote`, { method: 'POST', headers, body: JSON.stringify({ isUpvote }) }),
    ]
    const response = await requests[turn % requests.length]?.()
    await response?.arrayBuffer()
    const isVotedAlready = response?.status === 409
    if (!response?.ok && !isVotedAlready) refused++
  }
  const runFor = (seconds: number) => {
    const endsAt = performance.now() + seconds * 1_000
    return runPacedLoad(send, everyMs, () => performance.now() > endsAt)
  }
  const cpuOfAll = () => target.processes.map(({ pid }) => cpuSeconds(pid))
  await runFor(5)
  const cpuAtFirst = cpuOfAll()
  const before = await runFor(baselineSeconds)
  const usedBefore = cpuOfAll().map((cpu, index) => cpu - (cpuAtFirst[index] ?? 0))

  const rest = await openRest(target.mongoUrl, target.database, id)
  const refusedBefore = refused
  const busy = watchBusy()
  const cpuBefore = cpuOfAll()
  const deletedAt = performance.now()
  let [votesGoneAt, goneAt] = [0, 0]
  const watch = async () => {
    const response = await fetch(`${target.url}/api/bots/${id}`, { method: 'DELETE', headers: { cookie: owner.cookie } })
    if (response.status !== 204) throw new Error(`${response.status} of the deletion`)
    const answeredMs = performance.now() - deletedAt
    const read = await fetch(`${target.url}/api/bots/${id}`)
    if (read.status !== 404) report.untrusted(`the persona was still shown after its deletion: ${read.status}`)
    for (let left = await rest.left(); left !== 'nothing'; left = await rest.left()) {
      if (left === 'visits') votesGoneAt ||= performance.now()
      await sleep(200)
    }
    goneAt = performance.now()
    return answeredMs
  }
  let isOver = false
  const watching = watch().finally(() => {
    isOver = true
  })
  // Awaited once the load has ended.
  watching.catch(() => undefined)
  const giveUpAt = deletedAt + 5 * goalSeconds * 1_000
  const during = await runPacedLoad(send, everyMs, () => isOver || performance.now() > giveUpAt)
  const answeredMs = isOver ? await watching : Number.NaN
  const secondsUntil = (at: number) => (isOver ? (at - deletedAt) / 1_000 : Number.NaN)
  const [votesSeconds, seconds] = [secondsUntil(votesGoneAt), secondsUntil(goneAt)]
  const used = cpuOfAll().map((cpu, index) => cpu - (cpuBefore[index] ?? 0))
  const cpu = target.processes.map(({ name }, index) => `${name} ${used[index]?.toFixed(0)} s`)
  report.untrusted(...busy().problems)
  await rest.close()
  const refusedDuring = refused
  const after = await runFor(baselineSeconds)

  const row = (name: string, times: number[], refusals: number) => [
    ...[name, String(times.length), String(refusals), ms(median(times)), ms(percentile(times, 99))],
  ]
  out(`\nOthers' requests, one every ${everyMs} ms\n`)
  out(
    table(
      ['when', 'requests', 'refused', 'p50', 'p99'],
      [
        row('before', before, refusedBefore),
        row('during', during, refusedDuring - refusedBefore),
        row('after', after, refused - refusedDuring),
      ],
    ),
  )
  const ratio = percentile(during, 99) / percentile([...before, ...after], 99)
  out(
    `\nThe deletion was answered in ${ms(answeredMs)}; the votes were gone after ${votesSeconds.toFixed(1)} s, all rows after ${seconds.toFixed(1)} s`,
  )
  out(`CPU time: ${cpu.join(', ')}`)
  out(`p99 of others: ${ratio.toFixed(2)} × that of before and after`)
  if (refusedDuring > refusedBefore) report.missed(`${refusedDuring - refusedBefore} requests were refused during the deletion`)
  if (!(seconds <= goalSeconds)) report.missed(`the rows were gone after ${seconds.toFixed(0)} s, at most ${goalSeconds} s were expected`)
  if (!(ratio <= goalRatio)) report.missed(`the p99 of others was ${ratio.toFixed(2)} ×, at most ${goalRatio} × were expected`)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const ofRequests = (sum(usedBefore) / before.length) * during.length
  report.figure('CPU of product and MongoDB for 1,000 deleted rows', ((sum(used) - ofRequests) * 1_000) / (rows / 1_000), 'ms', 'loop')
  report.note('p99 of others during the deletion, × before and after', ratio, '×')
  report.note('seconds until the rows were gone', seconds, 's')
  process.exitCode = report.end()
} finally {
  await target.stop()
}
process.exit()
