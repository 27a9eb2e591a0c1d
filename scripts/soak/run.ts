import { setTimeout as sleep } from 'node:timers/promises'
import { watchBusy } from '../bench/measure/busy.ts'
import { machine } from '../bench/measure/processes.ts'
import { percentile, table } from '../bench/measure/statistics.ts'
import { lifetime } from '../bootstrap/lifetime.ts'
import { startArrivals } from './arrivals.ts'
import { allowedDrift, compareHalves, type Interval, isTooMuch, percentileOf, visitsOf } from './halves.ts'
import { startSoakedProduct } from './soaked-product.ts'
import { type Kind, openVisits, shares } from './visits.ts'

/*
 * `npm run soak`: lets members chat, discover, vote and discuss for 30 minutes (SOAK_MINUTES) at 5 visits a second (SOAK_RATE; an open loop), with one process for each service on
 * real MongoDB, Redis and Kafka. It measures 30 intervals, collects garbage at the end of each, and compares the halves. Fails when memory, the 99th percentile or
 * the CPU of a visit rises by more than 5 % from one half to the other, when a visit fails, or when client or provider are more than 80 % busy.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const perSecond = Number(process.env.SOAK_RATE ?? 5)
const members = Number(process.env.SOAK_MEMBERS ?? Math.ceil(20 + 10 * perSecond))
/** Time before the first interval, in which code is compiled and caches fill. */
const warmUpMinutes = Math.min(5, minutes / 5)
const intervalCount = 30
const columns = ['visits', 'p50 ms', 'p99 ms', 'CPU ms a visit', 'heap MB', 'resident MB'] as const
/** Takes mostly the model's time. */
const mostlyModel = ['discussion']

const out = (text = '') => process.stdout.write(`${text}\n`)
const life = lifetime()
try {
  const soaked = await startSoakedProduct()
  life.onStop(soaked.stop)
  out(
    `${machine()}; ${perSecond} visits a second for ${minutes} minutes, after a warm-up of ${warmUpMinutes.toFixed(1)}; every process on all cores`,
  )
  const arrivals = startArrivals<Kind>({ visit: await openVisits(soaked.product, members), shares, perSecond })
  await sleep(warmUpMinutes * 60_000)
  const busy = watchBusy({ client: process.pid, provider: soaked.product.providerPid })
  const failures = arrivals.take().failures
  const [intervals, rows]: [Interval[], string[][]] = [[], []]
  for (const startedAt = performance.now(); intervals.length < intervalCount; ) {
    const cpuBefore = soaked.cpu()
    await sleep(Math.max(0, startedAt + ((intervals.length + 1) * minutes * 60_000) / intervalCount - performance.now()))
    const [cpuSeconds, { times, failures: failed }] = [soaked.cpu() - cpuBefore, arrivals.take()]
    const interval = { times, cpuSeconds, ...(await arrivals.setAside(soaked.memory)) }
    failures.push(...failed)
    intervals.push(interval)
    rows.push(rowOf(interval))
    out(`  ${intervals.length} of ${intervalCount}: ${rows.at(-1)?.join(', ')}; ${failed.length} failed`)
  }
  const { problems } = busy()
  await arrivals.stop()

  out(
    `\nBy interval of ${((minutes * 60) / intervalCount).toFixed(0)} s; resident memory and heap of all services after a garbage collection\n`,
  )
  out(
    table(
      ['', ...columns],
      rows.map((row, index) => [String(index + 1), ...row]),
    ),
  )
  const drifts = compareHalves(intervals, mostlyModel)
  out(
    `\nThe halves: medians of the intervals. Memory drifts by its slope over half of the time. At most ${percent(allowedDrift)} for the worse\n`,
  )
  out(
    table(
      ['', 'first half', 'second half', 'drift', 'standard error', ''],
      drifts.map((each) => [
        each.name,
        ...[each.first, each.second].map((value) => `${value.toFixed(1)} ${each.unit}`),
        ...[percent(each.drift), percent(each.noise), isTooMuch(each) ? 'TOO MUCH' : 'good'],
      ]),
    ),
  )
  const byKind = Object.keys(shares).map((kind) => {
    const all = intervals.flatMap(({ times }) => times[kind] ?? [])
    return [kind, String(all.length), ...[50, 95, 99].map((share) => percentile(all, share).toFixed(1))]
  })
  out(`\nBy kind, ms: a send is its first token, a discussion mostly its three rounds of calls of 300 ms each\n`)
  out(table(['visit', 'visits', 'p50', 'p95', 'p99'], byKind))
  const stores = Object.entries(soaked.storesMb()).map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`)
  out(`\nStores at the end: ${stores.join(', ')}`)
  for (const problem of [...problems, ...new Set(failures)]) out(`NOT TRUSTED: ${problem}`)
  for (const { name, drift } of drifts.filter(isTooMuch)) out(`NOT REACHED: ${name} rose by ${percent(drift)}`)
  await soaked.stop()
  process.exit(problems.length + failures.length > 0 || drifts.some(isTooMuch) ? 1 : 0)
} catch (error) {
  await life.fail(error)
}

function rowOf(interval: Interval): string[] {
  const visits = visitsOf(interval)
  const heapMb = Object.values(interval.heapMb).reduce((sum, mb) => sum + mb, 0)
  const figures = [percentileOf(interval, 50, mostlyModel), percentileOf(interval, 99, mostlyModel), (1_000 * interval.cpuSeconds) / visits]
  return [String(visits), ...[...figures, heapMb].map((value) => value.toFixed(1)), interval.residentMb.toFixed(0)]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
