import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '../bench/processes.ts'
import { buildWeb } from '../build-web.ts'
import { freePort } from '../infra/ports.ts'
import { startMongo } from '../infra/start-mongo.ts'
import { startRedis } from '../infra/start-redis.ts'
import { step } from '../launch/console.ts'
import type { Lifetime } from '../launch/lifetime.ts'
import { Refusal } from '../launch/refusal.ts'
import { root } from '../launch/settings.ts'

/** Takes what is to be stopped at the end; the last first. */
type Stops = Pick<Lifetime, 'onStop'>

/** The answers of the model that stands in for a provider: so many tokens, and the milliseconds between them. */
const usualAnswer = '120.10'

/** ANSWER as two numbers. Throws a Refusal for anything else. */
export function readAnswer(answer = process.env.ANSWER ?? usualAnswer): readonly [tokens: number, everyMs: number] {
  const [, tokens, everyMs] = /^(\d+)\.(\d+)$/.exec(answer) ?? []
  if (!tokens || !everyMs)
    throw new Refusal(`ANSWER=${answer} is no answer: write tokens and milliseconds between them, as in ${usualAnswer}`)
  return [Number(tokens), Number(everyMs)]
}

/**
 * Starts the whole product on free ports and an empty folder, with a model that costs next to nothing and every rate limit out of the way. Gives its
 * address. All of it is stopped and removed by `stops`.
 */
export async function startProductToLoad(stops: Stops, [tokens, everyMs]: readonly [number, number]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-k6-'))
  stops.onStop(() => rm(folder, { recursive: true, force: true }))
  await step('Web', buildWeb, (outcome) => outcome)
  const [mongo, redis, provider] = await step('Stores', () =>
    Promise.all([
      startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true }),
      startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true }),
      startScript(undefined, 'fake-provider.ts'),
    ]),
  )
  stops.onStop(() => Promise.all([mongo.stop(), redis.stop(), provider.child.kill()]))
  const port = await freePort()
  await step('Rostra', () =>
    startProduct(stops, {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      MONGO_URL: mongo.url,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'warn',
      KEY_ENCRYPTION_SECRET: 'load'.repeat(8),
      OPENAI_API_KEY: 'load',
      OPENAI_BASE_URL: `http://127.0.0.1:${provider.line}/v1`,
      MODEL_GPT4: `load-${tokens}.${everyMs}`,
      CHAT_MODEL: 'gpt4',
      RATE_LIMIT_SCALE: '1000000',
      GUEST_ADDRESS_LIMIT: '1000000000',
      MAX_GENERATIONS: '20000',
    }),
  )
  return `http://127.0.0.1:${port}`
}

/** In a process of its own, which is told to stop with this one; what it logs is shown. */
async function startProduct(stops: Stops, settings: Record<string, string>): Promise<void> {
  const command = [...process.execArgv, join(root, 'scripts/product-process.ts')]
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, command, { env: { ...process.env, ...settings }, stdio: [...stdio] })
  const gone = once(child, 'exit')
  stops.onStop(async () => {
    child.kill('SIGTERM')
    await gone
  })
  let said = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += said.includes('Rostra is ready') ? '' : text
      if (said.includes('Rostra is ready')) resolve()
      if (!text.includes('Rostra is ready')) process.stderr.write(text)
    })
  })
  await Promise.race([
    ready,
    gone.then(() => {
      throw new Refusal('Rostra did not start; it says why above.')
    }),
  ])
}
