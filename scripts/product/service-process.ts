import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pauseProcess, type Resume } from '../infra/servers/pause-process.ts'
import type { Component } from './layouts.ts'
import { heapMb } from './pod-memory.ts'

export interface ServiceProcess {
  name: string
  /** The process id. Throws while the process does not run. */
  readonly pid: number
  /** The port of its inspector; undefined without one. */
  inspectorPort: number | undefined
  /** Sends SIGKILL and resolves when the process has exited. */
  kill: () => Promise<void>
  /** Starts the process, also again on the same ports. Resolves when it is ready. */
  start: () => Promise<void>
  /** Pauses the process by SIGSTOP. */
  pause: () => Promise<Resume>
  /** Sends SIGTERM and resolves when the process has exited. */
  stop: () => Promise<void>
  /** Reads the metrics from the operations port. */
  metrics: () => Promise<string>
}

export interface ServiceProcessOptions {
  /** The process has the heap that Node takes in this component's container. */
  component: Component
  /** In messages; by default the component. */
  name?: string
  /** The path of the script, below the repository's root. */
  main: string
  env: NodeJS.ProcessEnv & { OPS_PORT: string }
  /** A module that the process loads before its own. */
  preload?: string | undefined
  inspectorPort?: number | undefined
  logFile: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 120_000
const maxStarts = 4

/** Node's options in the images (deploy/docker/service.Dockerfile). */
export const imageNodeArgs = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--no-concurrent-marking']

/** Returns a process of the product that can be started, killed and started again. */
export function serviceProcess(options: ServiceProcessOptions): ServiceProcess {
  const { component, name = component, main, env, preload, inspectorPort, logFile } = options
  let child: ChildProcess | undefined
  const ops = `http://${env.GRPC_HOST ?? '127.0.0.1'}:${env.OPS_PORT}`

  const terminate = async (signal: NodeJS.Signals) => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill(signal)
    // A paused process handles the signal only once it goes on.
    ending.kill('SIGCONT')
    await exited
  }
  const pid = () => {
    if (child?.pid === undefined) throw new Error(`${name} is not running`)
    return child.pid
  }
  /** Starts again what exits during its start, as Kubernetes does: on a busy machine a store may be slower than its time limits. */
  const start = async (attempt = 1): Promise<void> => {
    const log = createWriteStream(logFile, { flags: 'a' })
    const nodeArgs = [...imageNodeArgs, `--max-old-space-size=${heapMb(component)}`, '--disable-warning=ExperimentalWarning']
    const inspector = inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`]
    const own = spawn(process.execPath, [...nodeArgs, ...inspector, ...(preload ? ['--import', preload] : []), `${root}${main}`], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = own
    own.stdout.pipe(log, { end: false })
    own.stderr.pipe(log, { end: false })
    const deadline = Date.now() + readyWithinMs
    while (!(await isReady(ops))) {
      if (own.exitCode !== null || own.signalCode !== null) {
        if (child !== own) return
        if (attempt < maxStarts) return start(attempt + 1)
        throw new Error(`${name} exited during its start:\n${await lastLines(logFile)}`)
      }
      if (Date.now() > deadline) throw new Error(`${name} was not ready within ${readyWithinMs / 1_000} s; see ${logFile}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    name,
    inspectorPort,
    get pid() {
      return pid()
    },
    pause: () => pauseProcess(pid()),
    kill: () => terminate('SIGKILL'),
    stop: () => terminate('SIGTERM'),
    start: () => start(),
    metrics: async () => (await fetch(`${ops}/metrics`)).text(),
  }
}

const lastLines = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-10).join('\n')

async function isReady(ops: string): Promise<boolean> {
  try {
    return (await fetch(`${ops}/readyz`)).ok
  } catch {
    return false
  }
}
