import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface ServiceProcess {
  name: string
  /** Of the process that runs. */
  readonly pid: number
  /** Kills it without a word, as a machine that loses its power does, and resolves when it is gone. */
  kill: () => Promise<void>
  /** Starts it, or starts it again on the same ports; resolves when it is ready. */
  start: () => Promise<void>
  /** SIGTERM, and waits. */
  stop: () => Promise<void>
  /** The figures on its operations port. */
  metrics: () => Promise<string>
}

export interface Plan {
  name: string
  /** Below the project's root. */
  main: string
  env: NodeJS.ProcessEnv & { OPS_PORT: string }
  logFile: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 60_000

/** How images start Node (deploy/docker/service.Dockerfile). */
const nodeArgs = ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning']

/** One process of the product, as it runs on a cluster. */
export function serviceProcess({ name, main, env, logFile }: Plan): ServiceProcess {
  let child: ChildProcess | undefined
  const ops = `http://127.0.0.1:${env.OPS_PORT}`

  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }
  return {
    name,
    get pid() {
      if (child?.pid === undefined) throw new Error(`${name} is not running`)
      return child.pid
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      const log = createWriteStream(logFile, { flags: 'a' })
      const own = spawn(process.execPath, [...nodeArgs, `${root}${main}`], {
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
          throw new Error(`${name} ended while it started:\n${await lastLines(logFile)}`)
        }
        if (Date.now() > deadline) throw new Error(`${name} was not ready in time; ${logFile} may say why`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
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
