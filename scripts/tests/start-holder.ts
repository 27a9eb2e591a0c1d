import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Holder = { firstLine: string; end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> }

const holders: Holder[] = []

/** Stops the holders that a test has left running. */
export async function stopHolders(): Promise<void> {
  await Promise.all(holders.splice(0).map(({ end }) => end('SIGTERM')))
}

/** Starts `hold-stores.ts` on a folder and resolves with its first line of output. */
export async function startHolder(folder: string): Promise<Holder> {
  const script = fileURLToPath(new URL('hold-stores.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  // `close` comes after the last line of the output.
  const died = once(child, 'close').then(([code]) => Promise.reject(new Error(`hold-stores.ts exited with ${code}\n${errors}`)))
  died.catch(() => undefined)
  const [firstLine] = (await Promise.race([once(createInterface(child.stdout), 'line'), died])) as [string]
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const holder = { firstLine, end }
  holders.push(holder)
  return holder
}
