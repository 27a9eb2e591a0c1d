import { once } from 'node:events'
import { startScript } from '../measure/processes.ts'

interface Holder {
  firstLine: string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const holders: Holder[] = []

/** Stops the holders that a test has left running. */
export async function stopHolders(): Promise<void> {
  await Promise.all(holders.splice(0).map(({ end }) => end('SIGTERM')))
}

/** Starts `hold-stores.ts` on a folder and resolves with its first line of output. */
export async function startHolder(folder: string): Promise<Holder> {
  const { child, line: firstLine } = await startScript(undefined, 'tests/hold-stores.ts', [folder])
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const holder = { firstLine, end }
  holders.push(holder)
  return holder
}
