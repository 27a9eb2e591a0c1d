import { pause } from './load/stream-load.ts'
import { watchBusy } from './measure/busy.ts'
import { cpuSeconds, machine, peakResidentMb, residentMb } from './measure/processes.ts'
import { createReport, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { personaMemoryMb } from './personas/persona-pod.ts'
import { type ListTimes, readLists } from './personas/public-lists.ts'
import { preparePersona } from './personas/start-persona.ts'

/*
 * `npm run bench:personas-start`: starts the persona service on 500,000 personas (BENCH_PERSONAS), with the heap that Node takes in its
 * pod, and reads lists from the moment it is ready. Fails when it is ready after more than 60 s, a list fails, the index is not current within
 * 5 minutes, the process had more memory than its pod has for it, or the client, which reads one list after the other (a closed loop), is more than 80 % busy. The short form has 50,000.
 */
const personas = setting('BENCH_PERSONAS', 500_000, 50_000)
const goals = { readySeconds: 60, currentSeconds: 300, memoryMb: personaMemoryMb }
const secondsFromIndex = 5

const out = (text = '') => process.stdout.write(`${text}\n`)
const since = (startedAt: number) => (performance.now() - startedAt) / 1_000
const ms = (value: number) => (Number.isNaN(value) ? '-' : `${value.toFixed(1)} ms`)
const report = createReport()
out(`${machine()}; ${personas.toLocaleString('en')} personas\n`)

const seedingAt = performance.now()
const { service, client, publicCount, stop } = await preparePersona(personas)
out(`stored and indexed in ${since(seedingAt).toFixed(1)} s; ${publicCount.toLocaleString('en')} of them are public\n`)

const startedAt = performance.now()
await service.start()
const readySeconds = since(startedAt)
const isCurrent = async () => /^rostra_persona_index_current 1$/m.test(await service.metrics())
let done = await isCurrent()
const busy = watchBusy()
const fromDatabase = readLists(client, () => done)
while (!done && since(startedAt) < goals.currentSeconds) {
  await pause(0.1)
  done = await isCurrent()
}
const [currentSeconds, loadingCpu] = [since(startedAt), cpuSeconds(service.pid)]
if (!done) report.missed(`the index was not current within ${goals.currentSeconds} s`)
done = true
const whileLoading = await fromDatabase
const indexedAt = performance.now()
const fromIndex = await readLists(client, () => since(indexedAt) > secondsFromIndex)
const listed = Number(/^rostra_persona_listed (\d+)$/m.exec(await service.metrics())?.[1])
const [restingMb, peakMb] = [residentMb(service.pid), peakResidentMb(service.pid)]

const row = (name: string, { times, failures, empty }: ListTimes) => [
  name,
  ...[times.length, failures.length, empty].map(String),
  ...[median(times), percentile(times, 99), percentile(times, 100)].map(ms),
]
out(table(['lists', 'served', 'failed', 'empty', 'p50', 'p99', 'max'], [row('while it loads', whileLoading), row('then', fromIndex)]))
out(
  `\nready after ${readySeconds.toFixed(1)} s, the index is current after ${currentSeconds.toFixed(1)} s with ${listed.toLocaleString('en')} personas; ` +
    `${Math.round(peakMb)} MB at most, ${Math.round(restingMb)} MB at the end`,
)
const failures = [...whileLoading.failures, ...fromIndex.failures]
if (readySeconds > goals.readySeconds) report.missed(`ready only after ${readySeconds.toFixed(1)} s`)
if (peakMb > goals.memoryMb) report.missed(`took ${Math.round(peakMb)} MB`)
if (failures.length > 0) report.untrusted(`${failures.length} lists failed: ${failures[0]}`)
if (listed !== publicCount) report.untrusted(`${listed} personas are in the index`)
report.untrusted(...busy().problems)
report.figure('CPU until the index is current, for 1,000 personas', (1_000 * loadingCpu) / (personas / 1_000), 'ms', 'loop')
report.figure('memory with the index', restingMb, 'MB', 'run')
report.figure('p50 of a list of the index', median(fromIndex.times), 'ms', 'loop')
report.note('seconds until it is ready', readySeconds, 's')
report.note('seconds until the index is current', currentSeconds, 's')

await stop()
process.exit(report.end())
