import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { ownPort } from '../ports.ts'
import { stopOrphan } from './running-process.ts'

const graceMs = 10_000
const readyWithinMs = 60_000
const watchdogScript = fileURLToPath(new URL('watchdog.sh', import.meta.url))

export type Server = {
  url: string
  /** The id of the server's process. */
  pid: number
  /** Sends SIGTERM, and SIGKILL after 10 s. Resolves when the process has ended. */
  stop(): Promise<void>
  /** Resolves when the process has ended, for any reason. */
  exited: Promise<void>
}

type Plan = {
  name: string
  command: string
  args: string[]
  /** The folder of the server's pid file and log. Its path must be part of the command line. */
  folder: string
  port: number
  removeWhenStopped?: boolean | undefined
}

interface Watched {
  command: string
  args: readonly string[]
  pidFile: string
  logFile: string
  graceMs: number
  /** The working folder of the server. */
  cwd?: string
  removeWhenStopped?: string | undefined
}

/** Starts a server under a watchdog, which ends the server when its standard input closes, and then itself. */
export const startWatchdog = ({ command, args, pidFile, logFile, graceMs, cwd, removeWhenStopped = '' }: Watched) =>
  spawn('/bin/sh', [watchdogScript, pidFile, logFile, String(Math.ceil(graceMs / 100)), removeWhenStopped, command, ...args], {
    cwd,
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })

const pidFileOf = (folder: string) => join(folder, 'pid')

/** Creates a server's folder, stops the server that an earlier run left on it, and returns the folder's port. */
export async function claimFolder(folder: string, pairDistance = 0): Promise<number> {
  await mkdir(join(folder, 'db'), { recursive: true })
  await stopOrphan(pidFileOf(folder), folder, graceMs)
  return ownPort(folder, pairDistance)
}

/**
 * Starts a server under a watchdog, so that it never outlives this process. Resolves when its port accepts connections and its pid is
 * known: a fast server may listen before the watchdog, on a busy machine, has written the pid.
 */
export async function supervise({ name, command, args, folder, port, removeWhenStopped }: Plan): Promise<Omit<Server, 'url'>> {
  const pidFile = pidFileOf(folder)
  const logFile = join(folder, `${name}.log`)
  const watchdogProcess = startWatchdog({
    command,
    args,
    pidFile,
    logFile,
    graceMs,
    // Tells whose server it is, also of redis-server, which rewrites its command line.
    cwd: folder,
    removeWhenStopped: removeWhenStopped ? folder : undefined,
  })
  const exited = once(watchdogProcess, 'exit').then(() => undefined)
  const stop = async () => {
    watchdogProcess.stdin.end()
    await exited
  }
  let running = true
  void exited.then(() => {
    running = false
  })
  const deadline = Date.now() + readyWithinMs
  const pidWhenReady = async () => ((await answers(port)) ? readPid(pidFile) : 0)
  let pid = await pidWhenReady()
  for (; pid === 0; pid = await pidWhenReady()) {
    if (running && Date.now() < deadline) {
      await delay(20)
      continue
    }
    const log = await readFile(logFile, 'utf8').catch(() => '')
    await stop()
    throw new ExpectedError(`${name} did not start. The end of its log:\n${log.trim().split('\n').slice(-8).join('\n')}`)
  }
  return { stop, exited, pid }
}

/** Returns a server's pid, or 0 while the file does not exist or is empty. */
const readPid = async (file: string) => Number(await readFile(file, 'utf8').catch(() => ''))

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
