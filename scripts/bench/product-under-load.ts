import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOperatorAccess } from '../bootstrap/operator-access.ts'
import { buildWeb } from '../build-web.ts'
import { freePort } from '../infra/ports.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { imageNodeArgs } from '../product/service-process.ts'
import { type Lane, openLanes } from './load/lanes.ts'
import { collectGarbage } from './measure/collect-garbage.ts'
import { pin, startScript } from './measure/processes.ts'

export interface ProductUnderLoad {
  url: string
  pid: number
  mongoUrl: string
  mongoPid: number
  redisPid: number
  /** Registers members with credits and starts a conversation for each lane of a load. */
  openLanes: (count: number) => Promise<Lane[]>
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

/** Starts real stores and the whole product in one process. Leaves no process when it fails. */
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
  const inspected = { ...env, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` }
  const { child, line } = await startScript(core, 'product/product-process.ts', [], inspected, imageNodeArgs)
  onStop(() => child.kill('SIGTERM'))
  if (!line.includes('ready')) throw new Error(`the product did not start: ${line}`)
  if (core !== undefined) pin(child.pid as number, core)
  const url = `http://127.0.0.1:${port}`
  const pidOf = async (store: string) => Number(await readFile(join(folder, store, 'pid'), 'utf8'))
  const { IDENTITY_ADDRESS, BILLING_ADDRESS, SERVICE_SECRET } = readOperatorAccess({}, folder)
  const operator = { identityAddress: IDENTITY_ADDRESS, billingAddress: BILLING_ADDRESS, secret: SERVICE_SECRET }
  return {
    url,
    pid: child.pid as number,
    mongoUrl: mongo.url,
    mongoPid: await pidOf('mongo'),
    redisPid: await pidOf('redis'),
    openLanes: (count) => openLanes(url, { operator }, count),
    collectGarbage: () => collectGarbage(inspectorPort),
    stop,
  }
}
