import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Lets a paused process go on. Resolves at once when it goes on already. */
export type Resume = () => Promise<void>

/** Waits until its input is closed, which the kernel does however its parent ends, and then resumes the process. */
const resumeAtEnd = 'read -r _; kill -CONT "$0" 2>/dev/null; :'

/**
 * Pauses a process by SIGSTOP, as a frozen node does: its connections stay open and nothing answers. Resolves when it has stopped.
 * The process is resumed at the latest when this process ends, kill -9 included.
 */
export async function pauseProcess(pid: number): Promise<Resume> {
  const keeper = spawn('sh', ['-c', resumeAtEnd, String(pid)], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  const resumed = once(keeper, 'exit')
  await once(keeper, 'spawn')
  process.kill(pid, 'SIGSTOP')
  while (!(await isPaused(pid))) await delay(5)
  return async () => {
    keeper.stdin.end()
    await resumed
  }
}

/** Whether all threads of a process are stopped (state T of man 5 proc). Without /proc it is taken for granted. */
async function isPaused(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /^State:\tT/m.test(status) || status === ''
}
