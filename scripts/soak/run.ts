import { setTimeout as delay } from 'node:timers/promises'
import { startInManyProcesses } from '../bench/product/measured-product.ts'
import { lifetime } from '../bootstrap/lifetime.ts'
import { busyProblems } from '../load/measure-load.ts'
import { type Ended, startLoad } from '../load/start-load.ts'
import { cpuSeconds, machine, residentMb } from '../measure/processes.ts'
import { out, percentile, table } from '../measure/statistics.ts'
import { allowedDrift, compareHalves, type Interval, isTooMuch } from './halves.ts'
import { answer, openVisits, shares, type Visit } from './visits.ts'

/*
 * `npm run soak`: lets members chat, discover, vote and discuss for 30 minutes (SOAK_MINUTES) at 5 visits a second (SOAK_RATE; an open
 * loop), with one process for each service on real MongoDB, Redis and Kafka. It measures 30 intervals, collects garbage at the end of each,
 * and compares the halves. Fails when memory, the 99th percentile or the CPU of a visit rises by more than 5 % from one half to the other,
 * when a visit fails, or when client or provider are more than 80 % busy.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const perSecond = Number(process.env.SOAK_RATE ?? 5)
const members = Number(process.env.SOAK_MEMBERS ?? Math.ceil(20 + 10 * perSecond))
/** Time before the first interval, in which code is compiled and caches fill. */
const warmUpMinutes = Math.min(5, minutes / 5)
const intervalCount = 30

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const life = lifetime()
try {
  const product = await startInManyProcesses({ answer, cacheGb: 1, inspect: true })
  life.onStop(product.stop)
  out(
    `${machine()}; ${perSecond} visits a second for ${minutes} minutes, after a warm-up of ${warmUpMinutes.toFixed(1)}; every process on all cores`,
  )
  const load = startLoad<Visit>({ act: await openVisits(product, members), perSecond })
  await delay(warmUpMinutes * 60_000)
  const failures = load.take().failures
  const sumOf = (read: (pid: number) => number) => product.processes.reduce((sum, { pid }) => sum + read(pid), 0)
  const makers = { client: process.pid, provider: product.provider.pid }
  const cpuOfMakers = () => Object.entries(makers).map(([name, pid]) => [name, cpuSeconds(pid)] as const)
  const makersBefore = new Map(cpuOfMakers())
  const watchedAt = performance.now()
  const intervals: Interval[] = []
  /** A collection of garbage stops all services at once. Visits that overlap it are not timed; their failures count. */
  let collected = { from: 0, to: 0 }
  const overlaps = ({ dueAt, ms }: Ended<Visit>) => dueAt < collected.to && dueAt + ms > collected.from
  for (const startedAt = performance.now(); intervals.length < intervalCount; ) {
    const cpuBefore = sumOf(cpuSeconds)
    const endsAt = startedAt + ((intervals.length + 1) * minutes * 60_000) / intervalCount
    await delay(Math.max(0, endsAt - performance.now()))
    const cpu = sumOf(cpuSeconds) - cpuBefore
    const { ended, failures: failed } = load.take()
    const visits = ended.filter((each) => !overlaps(each)).map(({ value }) => value)
    const from = performance.now()
    const heapMb = await product.heapMb()
    const interval = { visits, cpuSeconds: cpu, heapMb, residentMb: sumOf(residentMb) }
    collected = { from, to: performance.now() }
    failures.push(...failed)
    intervals.push(interval)
    const times = visits.map(({ ms }) => ms)
    out(
      `  ${intervals.length} of ${intervalCount}: ${times.length} visits, p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms, ` +
        `${interval.residentMb.toFixed(0)} MB; ${failed.length} failed`,
    )
  }
  const watchedSeconds = (performance.now() - watchedAt) / 1_000
  const problems = busyProblems(
    Object.fromEntries(cpuOfMakers().map(([name, cpu]) => [name, (cpu - (makersBefore.get(name) ?? 0)) / watchedSeconds])),
  )
  await load.stop()

  const drifts = compareHalves(intervals)
  out(`\nThe halves: medians of the intervals. At most ${percent(allowedDrift)} for the worse\n`)
  const rows = drifts.map((each) => [
    each.name,
    ...[each.first, each.second].map((value) => `${value.toFixed(1)} ${each.unit}`),
    percent(each.drift),
    isTooMuch(each) ? 'TOO MUCH' : 'good',
  ])
  out(table(['', 'first half', 'second half', 'drift', ''], rows))
  out('\nBy kind, ms: a send is its first token, a discussion mostly its three rounds of calls of 300 ms each\n')
  const byKind = Object.keys(shares).map((kind) => {
    const times = intervals.flatMap(({ visits }) => visits.flatMap((visit) => (visit.kind === kind ? [visit.ms] : [])))
    return [kind, String(times.length), ...[50, 95, 99].map((share) => percentile(times, share).toFixed(1))]
  })
  out(table(['visit', 'visits', 'p50', 'p95', 'p99'], byKind))
  for (const problem of [...problems, ...new Set(failures)]) out(`NOT TRUSTED: ${problem}`)
  for (const { name, drift } of drifts.filter(isTooMuch)) out(`NOT REACHED: ${name} rose by ${percent(drift)}`)
  await product.stop()
  process.exit(problems.length + failures.length > 0 || drifts.some(isTooMuch) ? 1 : 0)
} catch (error) {
  await life.fail(error)
}
