import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { root } from '../bootstrap/settings.ts'

/** Clock ticks in which Linux reports CPU time (man 5 proc). */
const ticksPerSecond = 100

/** Returns the CPU time in seconds that all threads of a process have used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/**
 * Returns the CPU time in seconds of the threads of a process and of all processes that it has started, as the scheduler counts it in
 * nanoseconds. Threads that have ended do not count.
 */
export function treeCpuSeconds(pid: number): number {
  const secondsOf = (path: string) => Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  return processTree(pid)
    .flatMap((each) => readdirSync(`/proc/${each.pid}/task`).map((thread) => secondsOf(`/proc/${each.pid}/task/${thread}`)))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** Returns the resident memory of a process in megabytes. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Returns the most resident memory that a process has had, in megabytes. */
export function peakResidentMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Returns the memory of a process in megabytes, where a page that several processes share counts by its fraction. */
export function proportionalMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
}

/** Returns a process and its descendants, each with its command line. */
export function processTree(pid: number): { pid: number; command: string }[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  const children = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean))
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return [{ pid, command }, ...children.flatMap((child) => processTree(Number(child)))]
}

const cores = availableParallelism()
const canPin = cores > 1 && spawnSync('taskset', ['--version']).status === 0

/** Pins all threads of a process to one core, or lets them use all again. Returns false when the machine cannot do it. */
export function pin(pid: number, core: number | 'all'): boolean {
  const list = core === 'all' ? `0-${cores - 1}` : String(core)
  return canPin && spawnSync('taskset', ['-a', '-p', '-c', list, String(pid)]).status === 0
}

/** Returns a problem for each process of which a thread may use another core; none on a machine that cannot pin. */
export function unpinned(core: number, pids: Readonly<Record<string, number>>): string[] {
  const coresOf = (pid: number) =>
    readdirSync(`/proc/${pid}/task`).map(
      (thread) => /Cpus_allowed_list:\s+(\S+)/.exec(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'))?.[1],
    )
  return Object.entries(canPin ? pids : {}).flatMap(([name, pid]) => {
    const other = coresOf(pid).find((list) => list !== String(core))
    return other === undefined ? [] : [`the ${name} may use core ${other}, not only ${core}`]
  })
}

export interface RunningScript {
  child: ChildProcess
  /** Its first line of output. */
  line: string
  /** The lines after it. */
  lines: Interface
}

/**
 * Starts a script with this process's own flags. Resolves with its first line of output. Throws when it ends before. `script`: its path
 * below `scripts/`. `core`: the only core it may use; undefined for all cores.
 */
export async function startScript(core: number | undefined, script: string, args: readonly string[] = []): Promise<RunningScript> {
  const node = [process.execPath, ...process.execArgv, join(root, 'scripts', script), ...args]
  const [command = '', ...rest] = canPin && core !== undefined ? ['taskset', '-c', String(core), ...node] : node
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close').then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`)))
  ended.catch(() => undefined)
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([once(lines, 'line'), ended])
  return { child, line, lines }
}

export const machine = () =>
  `${cpus()[0]?.model ?? 'unknown CPU'}, ${cores} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
