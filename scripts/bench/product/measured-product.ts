import { type OperatorAccess, readOperatorAccess } from '../../bootstrap/operator-access.ts'
import { buildWeb } from '../../build-web.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { CpuProfile } from '../../measure/flame-graph.ts'
import { collectGarbage, profileCpu, usedHeapMb } from '../../measure/inspector.ts'
import { pin } from '../../measure/processes.ts'
import { startProductProcess } from '../../product/one-process.ts'
import { startOwnServers } from '../../product/own-servers.ts'
import { type ProductProcesses, startProductProcesses } from '../../product/product-processes.ts'
import { imageNodeArgs } from '../../product/service-process.ts'
import { type Provider, startProvider } from '../../product/start-provider.ts'

export interface MeasuredProcess {
  name: string
  pid: number
}

/** A product with stores of its own and a fake model provider. */
export interface MeasuredProduct {
  url: string
  operator: OperatorAccess
  /** The processes of the product: one by the name `product`, or each by its component. */
  processes: readonly MeasuredProcess[]
  stores: readonly MeasuredProcess[]
  provider: { url: string; pid: number }
  mongoUrl: string
  /** Returns the name of a service's database. */
  databaseOf: (service: string) => string
  /** Forces a garbage collection in every process of the product, so that resident memory is memory in use; with `inspect` only. */
  collectGarbage: () => Promise<void>
  /** Collects garbage and returns the megabytes of heap in use, by process; with `inspect` only. */
  heapMb: () => Promise<Record<string, number>>
  stop: () => Promise<void>
}

export interface Profiled {
  /** Records where the process spends its CPU time during some work; with `inspect` only. */
  profileCpu: (work: () => Promise<unknown>) => Promise<CpuProfile>
}

export interface MeasuredOptions {
  /** Tokens of an answer, and the milliseconds between two of them. */
  answer?: { tokens: number; everyMs: number }
  /** MongoDB's cache in GB. */
  cacheGb?: number
  inspect?: boolean
  settings?: Record<string, string>
}

const withoutLimits = { LOG_LEVEL: 'warn', MAX_GENERATIONS: '20000', GUEST_ADDRESS_LIMIT: '1000000000' }
const anyAnswer = { tokens: 60, everyMs: 5 }

/**
 * Starts the whole product in one process on MongoDB and Redis, as on a laptop. `core`: the only core that it may use. `provider`: one that
 * runs already. Leaves no process when it fails.
 */
export async function startInOneProcess(
  options: MeasuredOptions & { core?: number; provider?: Provider } = {},
): Promise<MeasuredProduct & Profiled> {
  const { answer = anyAnswer, cacheGb, inspect = false, settings, core } = options
  await buildWeb()
  const provider = options.provider ?? (await startProvider())
  const servers = await startOwnServers({ name: 'bench', cacheGb })
  const stopOthers = async () => {
    if (!options.provider) provider.stop()
    await servers.stop()
  }
  try {
    const dataDir = await storeFolder('bench-product')
    const product = await startProductProcess({
      dataDir,
      inspect,
      nodeArgs: imageNodeArgs,
      env: {
        PORT: '0',
        PUBLIC_URL: 'http://localhost:3000',
        MONGO_URL: servers.stores.mongoUrl,
        REDIS_URL: servers.stores.redisUrl,
        KEY_ENCRYPTION_SECRET: 'bench'.repeat(8),
        PERSONA_ENCRYPTION_SECRET: 'bench'.repeat(8),
        OPENAI_API_KEY: 'bench',
        OPENAI_BASE_URL: `${provider.url}/v1`,
        CHAT_MODEL: 'gpt4',
        RATE_LIMIT_SCALE: '1000000',
        MODEL_GPT4: `bench-${answer.tokens}.${answer.everyMs}`,
        ...withoutLimits,
        ...settings,
      },
    })
    if (core !== undefined) pin(product.pid, core)
    return {
      url: product.url,
      operator: readOperatorAccess({}, dataDir),
      processes: [{ name: 'product', pid: product.pid }],
      stores: storesOf(servers),
      provider,
      mongoUrl: servers.stores.mongoUrl,
      databaseOf: (service) => `rostra_${service}`,
      collectGarbage: () => collectGarbage(product.inspectorPort),
      heapMb: async () => ({ product: await usedHeapMb(product.inspectorPort) }),
      profileCpu: (work) => profileCpu(product.inspectorPort, work),
      stop: async () => {
        await product.stop()
        await stopOthers()
      },
    }
  } catch (error) {
    await stopOthers()
    throw error
  }
}

/** Starts one process for each service on MongoDB, Redis and Kafka, as on a cluster. Leaves no process when it fails. */
export async function startInManyProcesses(options: MeasuredOptions = {}): Promise<MeasuredProduct & { replicas: ProductProcesses }> {
  const { answer = anyAnswer, cacheGb, inspect = false, settings } = options
  const servers = await startOwnServers({ name: 'bench', withKafka: true, cacheGb })
  try {
    const { brokers, stores } = servers
    const product = await startProductProcesses({
      brokers,
      stores,
      replicas: 1,
      answer,
      inspect,
      settings: { ...withoutLimits, ...settings },
    })
    const named = product.processes.map((process) => ({ process, name: process.name.replace(/-0$/, '') }))
    return {
      url: product.urls[0] ?? '',
      operator: product.operator,
      stores: storesOf(servers),
      mongoUrl: stores.mongoUrl,
      processes: named.map(({ process, name }) => ({ name, pid: process.pid })),
      provider: product.provider,
      databaseOf: (service) => `rostra_${service}${product.suffix}`,
      replicas: product,
      collectGarbage: async () => {
        await Promise.all(product.processes.map(({ inspectorPort = 0 }) => collectGarbage(inspectorPort)))
      },
      heapMb: async () => {
        const heaps = named.map(async ({ process, name }) => [name, await usedHeapMb(process.inspectorPort ?? 0)] as const)
        return Object.fromEntries(await Promise.all(heaps))
      },
      stop: async () => {
        await product.stop()
        await servers.stop()
      },
    }
  } catch (error) {
    await servers.stop()
    throw error
  }
}

const storesOf = ({ mongo, redis, kafka }: Awaited<ReturnType<typeof startOwnServers>>): MeasuredProcess[] => [
  { name: 'MongoDB', pid: mongo.pid },
  { name: 'Redis', pid: redis.pid },
  ...(kafka ? [{ name: 'Kafka', pid: kafka.pid }] : []),
]
