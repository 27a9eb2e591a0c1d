import { readdirSync, readFileSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { runCommand } from '../command.ts'

/** Whether a process runs. A zombie counts while one of its threads is left, because it still owns its ports. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')) || readdirSync(`/proc/${pid}/task`).length > 1
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns what ties a process to a folder: its command line and its working folder, because redis-server rewrites the former. Reads
 * /proc, or ps where there is none. Empty when the process has ended or is a zombie.
 */
async function traceOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return (await runCommand('ps', ['-o', 'command=', '-p', String(pid)])).output
  const parts = await Promise.all([readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''), readlink(`/proc/${pid}/cwd`).catch(() => '')])
  return parts.join(' ')
}

/**
 * Stops the server that an earlier run left on a folder: SIGTERM, after `graceMs` SIGKILL. Resolves when the server
 * has ended. Pids are reused, so the process must also refer to the folder.
 */
export async function stopOrphan(pidFile: string, folder: string, graceMs: number): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''))
  if (!(pid > 0 && isRunning(pid) && (await traceOf(pid)).includes(folder))) return
  process.kill(pid, 'SIGTERM')
  const deadline = Date.now() + graceMs
  while (isRunning(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL')
    await delay(25)
  }
}
