import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../launch/refusal.ts'
import { ownPort } from './ports.ts'
import { stopOrphan } from './running-process.ts'

const graceMs = 10_000
const readyWithinMs = 60_000
const watchdog = fileURLToPath(new URL('watchdog.mjs', import.meta.url))

export type Server = {
  url: string
  /** SIGTERM, SIGKILL after 10 s; returns when the process is gone. */
  stop(): Promise<void>
  /** Resolves when the process is gone, for whatever reason. */
  gone: Promise<void>
}

type Plan = {
  name: string
  command: string
  args: string[]
  /** Holds the server's pid file and log; its path must be part of the command line. */
  folder: string
  port: number
  removeWhenStopped?: boolean | undefined
}

const pidFileOf = (folder: string) => join(folder, 'pid')

/** Makes a server's folder, stops what an earlier run left on it, and gives the port that belongs to it. */
export async function claimFolder(folder: string): Promise<number> {
  await mkdir(join(folder, 'db'), { recursive: true })
  await stopOrphan(pidFileOf(folder), folder, graceMs)
  return ownPort(folder)
}

/** Starts a server behind a watchdog, so that it never outlives this process, and waits until its port answers. */
export async function supervise({ name, command, args, folder, port, removeWhenStopped }: Plan): Promise<Omit<Server, 'url'>> {
  const pidFile = pidFileOf(folder)
  const logFile = join(folder, `${name}.log`)
  const plan = { command, args, cwd: folder, pidFile, logFile, graceMs, removeWhenStopped: removeWhenStopped ? folder : undefined }
  const dog = spawn(process.execPath, [watchdog, JSON.stringify(plan)], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  const gone = once(dog, 'exit').then(() => undefined)
  const stop = async () => {
    dog.stdin.end()
    await gone
  }
  let running = true
  void gone.then(() => {
    running = false
  })
  const deadline = Date.now() + readyWithinMs
  while (!(await answers(port))) {
    if (running && Date.now() < deadline) {
      await delay(20)
      continue
    }
    const log = await readFile(logFile, 'utf8').catch(() => '')
    await stop()
    throw new Refusal(`${name} did not start. The end of its log:\n${log.trim().split('\n').slice(-8).join('\n')}`)
  }
  return { stop, gone }
}

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
