import { connectLightGrpc } from '../load/light-grpc.ts'
import { pause } from '../load/stream-load.ts'
import { busyProblems } from '../measure/busy.ts'
import { machine, peakResidentMb, pin } from '../measure/processes.ts'
import { createReport, isShort, setting } from '../measure/report.ts'
import { table } from '../measure/statistics.ts'
import { personaMemoryMb } from '../personas/persona-pod.ts'
import { preparePersona } from '../personas/start-persona.ts'
import { differingAnswers, loadPersona } from './load-persona.ts'
import { mixedSearch, searchKinds } from './search-kinds.ts'

/*
 * `npm run bench:search`: searches among 100,000 and 500,000 personas (BENCH_PERSONAS=100000,500000). It loads the persona
 * service on a real MongoDB over gRPC, in a closed loop of 50 calls; service and client have a core each.
 * Fails when the mixture misses its goal, an answer differs from that which the product's client gets, the client is more than 80 % busy, or the service takes
 * more than its pod has for it. The short form has 20,000 personas and the mixture only.
 */
const sizes = (process.env.BENCH_PERSONAS ?? (isShort ? '20000' : '100000,500000')).split(',').map(Number)
const load = { inFlight: 50, seconds: setting('BENCH_SECONDS', 5, 4) }
/** The goals of the mixture at the 95th percentile, in ms, up to a number of personas. */
const goals = [
  { personas: 100_000, p95: 25 },
  { personas: 500_000, p95: 50 },
]
const loadWithinSeconds = 300
/** Answers of each kind that are compared. */
const comparedAnswers = 20
const mixture = 'a mix of searches'
const kinds = { ...(isShort ? {} : searchKinds), [mixture]: mixedSearch }

const out = (text = '') => process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(1)} ms`
const percent = (share: number) => `${Math.round(100 * share)} %`
const report = createReport()

async function measureService(personas: number) {
  const { service, client, identity, address, publicCount, stop } = await preparePersona(personas)
  try {
    await service.start()
    await indexIsCurrent(service)
    const isPinned = pin(service.pid, 0) && pin(process.pid, 1)
    const rows: string[][] = []
    for (const [kind, next] of Object.entries(kinds)) {
      const light = await connectLightGrpc(address, identity.service('gateway'))
      const { perSecond, p50, p95, p99, cpuMs, serviceBusy, clientBusy } = await loadPersona({ light, pid: service.pid }, next, load)
      const differing = await differingAnswers({ light, client }, next, comparedAnswers)
      light.close()
      rows.push([
        kind,
        Math.round(perSecond).toLocaleString('en'),
        ...[p50, p95, p99].map(ms),
        cpuMs.toFixed(2),
        ...[serviceBusy, clientBusy].map(percent),
      ])
      if (differing > 0) report.untrusted(`${kind}: ${differing} of ${comparedAnswers} answers differ from those of the product's client`)
      report.untrusted(...busyProblems({ client: clientBusy }).map((problem) => `${kind}: ${problem}`))
      if (kind !== mixture) continue
      report.note(`CPU of a search among ${personas}`, cpuMs, 'ms')
      report.note(`p95 among ${personas}`, p95, 'ms')
      const goal = goals.find((each) => personas <= each.personas)
      if (goal && p95 > goal.p95) report.missed(`${ms(p95)} (p95) for the mixture among ${personas} personas`)
    }
    const peakMb = peakResidentMb(service.pid)
    report.note(`memory with ${personas}`, peakMb, 'MB')
    if (peakMb > personaMemoryMb) report.missed(`the service took ${Math.round(peakMb)} MB`)
    out(
      `\n${personas.toLocaleString('en')} personas, ${publicCount.toLocaleString('en')} of them public; the service took ${Math.round(peakMb)} MB at most`,
    )
    out(isPinned ? 'Service and client have a core each.\n' : 'Service and client share all cores.\n')
    out(table(['search', 'a second', 'p50', 'p95', 'p99', 'CPU ms each', 'service', 'client'], rows))
  } finally {
    await stop()
  }
}

async function indexIsCurrent(service: { metrics: () => Promise<string> }) {
  const startedAt = performance.now()
  while (!/^rostra_persona_index_current 1$/m.test(await service.metrics())) {
    if (performance.now() - startedAt > 1_000 * loadWithinSeconds)
      throw new Error(`the index was not current within ${loadWithinSeconds} s`)
    await pause(0.2)
  }
}

out(`${machine()}; ${load.inFlight} searches in flight for ${load.seconds} s each, closed loop`)
for (const personas of sizes) {
  await measureService(personas)
}
process.exit(report.end())
