import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../infra/ports.ts'

export interface LiteLlm {
  url: string
  key: string
  pid: number
  stop: () => Promise<void>
}

interface LiteLlmOptions {
  /** The path of `litellm`. */
  program: string
  /** The address of the provider, with /v1. */
  provider: string
  model: string
  /** The only core that it may use. */
  core: number
}

const startupSeconds = 90
const key = 'sk-bench'

/** Starts LiteLLM's proxy with one worker and one model, `bench`, without a database. Throws when it does not answer within 90 s. */
export async function startLiteLlm({ program, provider, model, core }: LiteLlmOptions): Promise<LiteLlm> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-litellm-'))
  const config = join(folder, 'config.json')
  const served = { model_name: 'bench', litellm_params: { model: `openai/${model}`, api_base: provider, api_key: 'bench' } }
  // Its configuration is YAML, of which JSON is a part.
  writeFileSync(config, JSON.stringify({ model_list: [served], general_settings: { master_key: key } }))
  const port = await freePort()
  const args = ['--config', config, '--host', '127.0.0.1', '--port', String(port), '--num_workers', '1', '--telemetry', 'False']
  const env = { ...process.env, LITELLM_LOG: 'ERROR', LITELLM_LOCAL_MODEL_COST_MAP: 'True' }
  const child = spawn('taskset', ['-c', String(core), program, ...args], { stdio: 'ignore', env })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const closed = child.exitCode === null ? once(child, 'close') : undefined
    child.kill('SIGKILL')
    await closed
    rmSync(folder, { recursive: true })
  }
  for (const deadline = Date.now() + 1_000 * startupSeconds; ; await delay(500)) {
    const isReady = await fetch(`${url}/health/liveliness`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { url, key, pid: child.pid ?? 0, stop }
    if (child.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`LiteLLM has not answered within ${startupSeconds} s`)
  }
}
