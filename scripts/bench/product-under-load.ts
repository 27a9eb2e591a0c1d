import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { buildWeb } from '../build-web.ts'
import { runCommand } from '../infra/command.ts'
import { freePort } from '../infra/ports.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { collectGarbage } from './measure/collect-garbage.ts'
import { pin, startScript } from './measure/processes.ts'

export interface ProductUnderLoad {
  url: string
  pid: number
  mongoUrl: string
  mongoPid: number
  headers: Record<string, string>
  /** Starts a conversation with the first featured persona and resolves with its id. */
  converse: () => Promise<string>
  /** Forces a garbage collection, so that resident memory is memory in use. */
  collectGarbage: () => Promise<void>
  stop: () => Promise<void>
}

export interface ProductUnderLoadOptions {
  providerUrl: string
  model: string
  /** The core to which the product is pinned; without it the product may use all cores. */
  core?: number
  /** MongoDB's cache in GB; by default as on a laptop. */
  cacheGb?: number
}

/** Starts real stores and the whole product in one process, with one signed-in member who has credits for the whole run. Leaves no process when it fails. */
export async function startProductUnderLoad(options: ProductUnderLoadOptions): Promise<ProductUnderLoad> {
  await buildWeb()
  const started: (() => unknown)[] = []
  const stop = async () => {
    await Promise.all(started.map((stopOne) => stopOne()))
  }
  try {
    return await startWith(options, (stopOne) => started.push(stopOne), stop)
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts everything. `onStop` gets what stops each part as soon as that runs. */
async function startWith(
  { providerUrl, model, core, cacheGb }: ProductUnderLoadOptions,
  onStop: (stop: () => unknown) => void,
  stop: () => Promise<void>,
): Promise<ProductUnderLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const mongo = await startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true, cacheGb })
  onStop(mongo.stop)
  const redis = await startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true })
  onStop(redis.stop)
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    MONGO_URL: mongo.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'warn',
    KEY_ENCRYPTION_SECRET: 'bench'.repeat(8),
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: providerUrl,
    MODEL_GPT4: model,
    CHAT_MODEL: 'gpt4',
    RATE_LIMIT_SCALE: '1000000',
    MAX_GENERATIONS: '20000',
  }
  const inspectorPort = await freePort()
  const { child, line } = await startScript(core, 'product-process.ts', [], {
    ...env,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  })
  onStop(() => child.kill('SIGTERM'))
  if (!line.includes('ready')) throw new Error(`the product did not start: ${line}`)
  if (core !== undefined) pin(child.pid as number, core)
  const url = `http://127.0.0.1:${port}`
  const json = { 'content-type': 'application/json' }
  const account = { username: 'bench', email: 'bench@example.com', password: 'Benchmark1' }
  const registered = await fetch(`${url}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  if (registered.status !== 201) throw new Error(`${registered.status}: ${await registered.text()}`)
  await grantCredits(account.username, folder)
  const headers = {
    cookie: registered.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  const [persona] = (await (await fetch(`${url}/api/bots/featured`)).json()) as { id: string }[]
  return {
    url,
    pid: child.pid as number,
    mongoUrl: mongo.url,
    mongoPid: Number(await readFile(join(folder, 'mongo', 'pid'), 'utf8')),
    headers,
    converse: async () => {
      const body = JSON.stringify({ botId: persona?.id })
      const response = await fetch(`${url}/api/conversations`, { method: 'POST', headers: { ...json, ...headers }, body })
      const { conversation } = (await response.json()) as { conversation: { id: string } }
      return conversation.id
    },
    collectGarbage: () => collectGarbage(inspectorPort),
    stop,
  }
}

/** Grants 1,000,000 credits, the most that one operator command grants and more than a run spends. */
async function grantCredits(username: string, dataDir: string): Promise<void> {
  const command = [join(root, 'scripts/operator/credits.ts'), username, '1000000']
  const { code, output } = await runCommand(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } })
  if (code !== 0) throw new Error(output)
}
