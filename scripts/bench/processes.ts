import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Linux counts CPU time in hundredths of a second (man 5 proc). */
const ticksPerSecond = 100

/** Seconds of CPU that a process has used, all of its threads together. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident megabytes of a process. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

const cores = availableParallelism()
const canPin = cores > 1 && spawnSync('taskset', ['--version']).status === 0

/** Puts a process and all of its threads on one core. False when the machine can't. */
export function pin(pid: number, core: number): boolean {
  return canPin && spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]).status === 0
}

/** Starts a script of this folder or another, on one core or on any, with this process's own flags, and gives its process and its first line. */
export async function startScript(
  core: number | undefined,
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; line: string }> {
  const file = script.startsWith('/') ? script : fileURLToPath(new URL(script, import.meta.url))
  const command = canPin && core !== undefined ? ['taskset', '-c', String(core), process.execPath] : [process.execPath]
  const child = spawn(command[0] as string, [...command.slice(1), ...process.execArgv, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, line: String(line).trim() }
}

export const machine = () =>
  `${cpus()[0]?.model ?? 'unknown CPU'}, ${cores} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
