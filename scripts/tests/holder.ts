import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Holder = { process: ChildProcess; pid: number; said: string; end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> }

const held: Holder[] = []

/** Ends what a test left running. */
export async function endAll(): Promise<void> {
  await Promise.all(held.splice(0).map(({ end }) => end('SIGTERM')))
}

/** Starts one of the hold-*.ts scripts on a folder and returns once it has said its line. */
export async function hold(what: 'stores' | 'lock', folder: string): Promise<Holder> {
  const script = fileURLToPath(new URL(`hold-${what}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`hold-${what}.ts ended with ${code}`)))
  died.catch(() => undefined)
  const [said] = (await Promise.race([once(createInterface(child.stdout), 'line'), died])) as [string]
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const holder = { process: child, pid: child.pid ?? 0, said, end }
  held.push(holder)
  return holder
}
