import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '../bench/measure/processes.ts'
import { step } from '../bootstrap/console.ts'
import { ExpectedError } from '../bootstrap/expected-error.ts'
import type { Lifetime } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { buildWeb } from '../build-web.ts'
import { freePort } from '../infra/ports.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'

/** Collects the functions that stop what was started. They run in reverse order. */
type Stops = Pick<Lifetime, 'onStop'>

/** The fake provider's answers: tokens, and the milliseconds between them. */
const defaultAnswer = '120.10'

/** Parses ANSWER into two numbers. Throws an ExpectedError for anything else. */
export function readAnswer(answer = process.env.ANSWER ?? defaultAnswer): readonly [tokens: number, everyMs: number] {
  const [, tokens, everyMs] = /^(\d+)\.(\d+)$/.exec(answer) ?? []
  if (!tokens || !everyMs)
    throw new ExpectedError(`ANSWER=${answer} is not valid: write the tokens and the milliseconds between them, as in ${defaultAnswer}`)
  return [Number(tokens), Number(everyMs)]
}

/**
 * Starts the whole product in one process on a free port and an empty folder, and resolves with its address.
 * The fake provider answers, and rate limits are off. `stops` stops and removes everything.
 */
export async function startOneProcessTarget(stops: Stops, [tokens, everyMs]: readonly [number, number]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-k6-'))
  stops.onStop(() => rm(folder, { recursive: true, force: true }))
  await step('Web', buildWeb, (outcome) => outcome)
  const [mongo, redis, provider] = await step('Stores', () =>
    Promise.all([
      startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true }),
      startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true }),
      startScript(undefined, 'bench/fake-provider.ts'),
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

/** Starts the product in a child process that stops with this one, and passes its output on. */
async function startProduct(stops: Stops, settings: Record<string, string>): Promise<void> {
  const command = [...process.execArgv, join(root, 'scripts/product/product-process.ts')]
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, command, { env: { ...process.env, ...settings }, stdio: [...stdio] })
  const exited = once(child, 'exit')
  stops.onStop(async () => {
    child.kill('SIGTERM')
    await exited
  })
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += output.includes('Rostra is ready') ? '' : text
      if (output.includes('Rostra is ready')) resolve()
      if (!text.includes('Rostra is ready')) process.stderr.write(text)
    })
  })
  await Promise.race([
    ready,
    exited.then(() => {
      throw new ExpectedError('Rostra did not start; its output above names the reason.')
    }),
  ])
}
