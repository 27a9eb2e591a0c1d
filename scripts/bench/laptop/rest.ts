import { setTimeout as delay } from 'node:timers/promises'
import { setName } from '../../infra/servers/start-mongo.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import { cpuSeconds, machine, processTree, proportionalMb, residentMb } from '../../measure/processes.ts'
import { out, table } from '../../measure/statistics.ts'
import { countStoreCommands } from '../../measure/store-commands.ts'
import { startProductProcess } from '../../product/one-process.ts'
import type { MeasuredProcess } from '../product/measured-product.ts'
import { createReport, setting } from '../report.ts'

/*
 * `npm run bench:rest`: what the product takes while it is not used, as `npm start` runs it with its stores and its wrappers: CPU and
 * memory of each process, and what MongoDB is sent. `npm run bench:processes` measures a process for each service at rest.
 */
const settleSeconds = setting('BENCH_SETTLE_SECONDS', 60, 20)
const seconds = setting('BENCH_SECONDS', 60, 20)
/** The name of the process that reads the vectors of the samples after a start: the product rests once it does. */
const background = 'embeddings'
const backgroundMinutes = 10
const report = createReport()

/** Measures processes that have settled, and prints a row for each. */
async function measure(processes: readonly MeasuredProcess[], mongoUrl: string): Promise<void> {
  await delay(settleSeconds * 1_000)
  const store = await countStoreCommands(mongoUrl)
  const commandsBefore = await store.byName()
  const cpuBefore = processes.map(({ pid }) => cpuSeconds(pid))
  const startedAt = performance.now()
  await delay(seconds * 1_000)
  const elapsed = (performance.now() - startedAt) / 1_000
  const cpu = processes.map(({ pid }, index) => (100 * (cpuSeconds(pid) - (cpuBefore[index] ?? 0))) / elapsed)
  const commands = await store.byName()
  const connections = await store.connections()
  await store.close()
  const resident = processes.map(({ pid }) => residentMb(pid))
  const proportional = processes.map(({ pid }) => proportionalMb(pid))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const row = (name: string, percent = 0, rss = 0, pss = 0) => [name, percent.toFixed(2), rss.toFixed(0), pss.toFixed(0)]
  out(`\nnpm start, ${seconds} s\n`)
  out(
    table(
      ['', 'CPU, % of a core', 'RSS, MB', 'PSS, MB'],
      [
        ...processes.map(({ name }, index) => row(name, cpu[index], resident[index], proportional[index])),
        row('all', sum(cpu), sum(resident), sum(proportional)),
      ],
    ),
  )
  const perSecond = Object.entries(commands)
    .map(([name, count]) => ({ name, count: (count - (commandsBefore[name] ?? 0)) / elapsed }))
    .filter(({ name, count }) => count > 0.05 && name !== 'serverStatus')
    .toSorted((one, other) => other.count - one.count)
  out(`\nMongoDB: ${connections} connections; a second ${perSecond.map(({ name, count }) => `${count.toFixed(1)} ${name}`).join(', ')}`)
  report.figure('npm start: CPU', sum(cpu), '%', 'loop')
  report.figure('npm start: memory', sum(proportional), 'MB', 'run')
  report.figure('npm start: commands to MongoDB a second', sum(perSecond.map(({ count }) => count)), '', 'run')
  report.figure('npm start: connections to MongoDB', connections, '', 'run')
}

/** The names of the processes of `npm start`, by what their command lines contain. */
const names: readonly (readonly [part: RegExp, name: string])[] = [
  [/^npm /, 'npm'],
  [/run\.mjs/, 'supervisor'],
  [/watchdog/, 'watchdog'],
  [/scripts\/start\.ts/, 'product'],
  [/\/mongod /, 'MongoDB'],
  [/redis-server/, 'Redis'],
  [/serve-embeddings/, background],
]
const nameOf = (command: string) => names.find(([part]) => part.test(command))?.[1] ?? (command.split(' ')[0] || 'unknown')

/** Waits until the background work of a start has ended. */
async function untilRead(pid: number): Promise<void> {
  const until = performance.now() + backgroundMinutes * 60_000
  for (let before = cpuSeconds(pid); performance.now() < until; before = cpuSeconds(pid)) {
    await delay(10_000)
    if (cpuSeconds(pid) - before < 0.05) return
  }
  report.untrusted(`the embedding server was busy for ${backgroundMinutes} minutes`)
}

out(machine())
const product = await startProductProcess({ command: ['npm', 'start'], dataDir: await storeFolder('bench-rest'), env: { PORT: '0' } })
try {
  const processes = processTree(product.pid).map(({ pid, command }) => ({ pid, command, name: nameOf(command) }))
  const reader = processes.findLast(({ name }) => name === background)
  if (reader) await untilRead(reader.pid)
  const database = processes.find(({ name }) => name === 'MongoDB')
  const port = /--port (\d+)/.exec(database?.command ?? '')?.[1]
  await measure(processes, `mongodb://127.0.0.1:${port}/?replicaSet=${setName}`)
} finally {
  await product.stop()
}
process.exit(report.end())
