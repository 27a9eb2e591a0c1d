import { connectLightGrpc } from '../load/light-grpc.ts'
import { pause } from '../load/stream-load.ts'
import { machine, peakResidentMb, pin } from '../measure/processes.ts'
import { table } from '../measure/statistics.ts'
import { personaPod } from '../personas/persona-pod.ts'
import { preparePersona } from '../personas/start-persona.ts'
import { engineTables, measureEngines } from './compare-engines.ts'
import { differingAnswers, loadPersona } from './load-persona.ts'
import { mixedSearch, searchKinds } from './search-kinds.ts'

/*
 * `npm run bench:search`: searches among 100,000 and 500,000 personas (BENCH_PERSONAS=100000,500000). BENCH_PARTS selects parts:
 * `service` loads the persona service on a real MongoDB over gRPC, in a closed loop of 50 calls; service and client have a core each.
 * `engines` compares the service's index with MiniSearch, without service and network.
 * Fails when the mixture misses its goal, the client is more than 80 % busy, or the service takes more than its pod has for it.
 */
const sizes = (process.env.BENCH_PERSONAS ?? '100000,500000').split(',').map(Number)
const parts = (process.env.BENCH_PARTS ?? 'service,engines').split(',')
const load = { inFlight: 50, seconds: Number(process.env.BENCH_SECONDS ?? 5) }
const limits = { memoryMb: personaPod.memoryMb, clientBusy: 0.8 }
/** The goals of the mixture at the 95th percentile, in ms, up to a number of personas. */
const goals = [
  { personas: 100_000, p95: 25 },
  { personas: 500_000, p95: 50 },
]
const loadWithinSeconds = 300
/** Answers of each kind that are compared. */
const comparedAnswers = 20

const out = (text = '') => process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(1)} ms`
const percent = (share: number) => `${Math.round(100 * share)} %`
const problems: string[] = []

async function measureService(personas: number) {
  const { service, client, identity, address, publicCount, stop } = await preparePersona(personas)
  await service.start()
  const startedAt = performance.now()
  while (!/^rostra_persona_index_current 1$/m.test(await service.metrics())) {
    if (performance.now() - startedAt > 1_000 * loadWithinSeconds)
      throw new Error(`the index was not current within ${loadWithinSeconds} s`)
    await pause(0.2)
  }
  const isPinned = pin(service.pid, 0) && pin(process.pid, 1)
  const rows: string[][] = []
  for (const [kind, next] of Object.entries({ ...searchKinds, 'a mix of searches': mixedSearch })) {
    const light = await connectLightGrpc(address, identity.service('gateway'))
    const { perSecond, p50, p95, p99, cpuMs, serviceBusy, clientBusy } = await loadPersona({ light, pid: service.pid }, next, load)
    const differing = await differingAnswers({ light, client }, next, comparedAnswers)
    light.close()
    if (differing > 0) problems.push(`${differing} of ${comparedAnswers} answers differ from those of the product's client: ${kind}`)
    rows.push([
      kind,
      Math.round(perSecond).toLocaleString('en'),
      ...[p50, p95, p99].map(ms),
      cpuMs.toFixed(2),
      ...[serviceBusy, clientBusy].map(percent),
    ])
    if (clientBusy > limits.clientBusy) problems.push(`the client was ${percent(clientBusy)} busy with: ${kind}`)
    const goal = goals.find((each) => personas <= each.personas)
    if (next === mixedSearch && goal && p95 > goal.p95) problems.push(`${ms(p95)} (p95) for the mixture among ${personas} personas`)
  }
  const peakMb = peakResidentMb(service.pid)
  if (peakMb > limits.memoryMb) problems.push(`the service took ${Math.round(peakMb)} MB`)
  await stop()
  out(
    `\n${personas.toLocaleString('en')} personas, ${publicCount.toLocaleString('en')} of them public; the service took ${Math.round(peakMb)} MB at most`,
  )
  out(isPinned ? 'Service and client have a core each.\n' : 'Service and client share all cores.\n')
  out(table(['search', 'a second', 'p50', 'p95', 'p99', 'CPU ms each', 'service', 'client'], rows))
}

out(`${machine()}; ${load.inFlight} searches in flight for ${load.seconds} s each, closed loop`)
for (const personas of sizes) {
  if (parts.includes('service')) await measureService(personas)
  if (parts.includes('engines'))
    out(`\nIndexes of ${personas.toLocaleString('en')} personas\n\n${engineTables(await measureEngines(personas))}`)
}
for (const problem of problems) out(`NOT REACHED: ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
