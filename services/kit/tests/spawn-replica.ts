import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface SpawnedReplica {
  /** Its answer to every call. */
  name: string
  port: number
  /** Stops the process without closing its sockets, as a frozen node does. */
  hang: () => void
  goOn: () => void
  /** Refuses new calls and keeps running streams. */
  drain: () => void
  kill: () => void
}

/** Starts `replica-process.ts` in a new process. Resolves once it serves. */
export async function spawnReplica(): Promise<SpawnedReplica> {
  const replica = spawn(process.execPath, [fileURLToPath(new URL('./replica-process.ts', import.meta.url))], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(replica.stdout, 'data')
  return {
    name: String(replica.pid),
    port: Number(line),
    hang: () => void replica.kill('SIGSTOP'),
    goOn: () => void replica.kill('SIGCONT'),
    drain: () => void replica.kill('SIGTERM'),
    kill: () => void replica.kill('SIGKILL'),
  }
}
