import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

export interface SpawnedReplica {
  process: ChildProcess
  port: number
}

/** Starts `replica-process.ts` in a process of its own, which a test can kill. Resolves once it serves. */
export async function spawnReplica(
  { env, identity, clock }: ZeitgeistHarness,
  settings: Record<string, string> = {},
): Promise<SpawnedReplica> {
  const TEST_JWKS = JSON.stringify(identity.jwks)
  const TEST_SERVICE_TOKEN = await identity.service('zeitgeist')()
  const TEST_CLOCK_AHEAD_MS = String(clock.now() - Date.now())
  const replica = spawn(process.execPath, [fileURLToPath(new URL('./replica-process.ts', import.meta.url))], {
    env: { ...process.env, ...env, ...settings, TEST_JWKS, TEST_SERVICE_TOKEN, TEST_CLOCK_AHEAD_MS, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(replica.stdout as NodeJS.ReadableStream, 'data')
  return { process: replica, port: Number(line) }
}
