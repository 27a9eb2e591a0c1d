import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../build-web.ts'
import { runCommand } from '../infra/command.ts'
import { freePort } from '../infra/ports.ts'
import { startMongo } from '../infra/start-mongo.ts'
import { startRedis } from '../infra/start-redis.ts'
import { root } from '../launch/settings.ts'
import { collectGarbage } from './collect-garbage.ts'
import { pin, startScript } from './processes.ts'

export interface ProductUnderLoad {
  url: string
  pid: number
  mongoUrl: string
  mongoPid: number
  headers: Record<string, string>
  /** A new conversation with the first featured persona. */
  converse: () => Promise<string>
  /** Collects garbage, so that what is resident is what is needed. */
  collectGarbage: () => Promise<void>
  stop: () => Promise<void>
}

export interface Place {
  providerUrl: string
  model: string
  /** The core that the product has for itself; none: it shares all of them. */
  core?: number
  /** What MongoDB keeps in memory; as on a laptop where nothing is said. */
  cacheGb?: number
}

/** Starts real stores and the whole product in one process, with one signed-in member who may chat without limits. */
export async function startProductUnderLoad({ providerUrl, model, core, cacheGb }: Place): Promise<ProductUnderLoad> {
  await buildWeb()
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const [mongo, redis] = await Promise.all([
    startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true, cacheGb }),
    startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true }),
  ])
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
  const { child, line } = await startScript(core, '../product-process.ts', [], {
    ...env,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  })
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
      const answer = await fetch(`${url}/api/conversations`, { method: 'POST', headers: { ...json, ...headers }, body })
      const { conversation } = (await answer.json()) as { conversation: { id: string } }
      return conversation.id
    },
    collectGarbage: () => collectGarbage(inspectorPort),
    stop: async () => {
      child.kill('SIGTERM')
      await Promise.all([mongo.stop(), redis.stop()])
    },
  }
}

/** More than a run spends, and as many as the operator's command gives at once. */
async function grantCredits(username: string, dataDir: string): Promise<void> {
  const command = [join(root, 'scripts/credits.ts'), username, '1000000']
  const { code, output } = await runCommand(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } })
  if (code !== 0) throw new Error(output)
}
