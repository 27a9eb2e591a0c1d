import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import type { OperatorAccess } from '../bootstrap/operator-access.ts'
import { createServiceSecrets } from '../bootstrap/service-secrets.ts'
import { freePort } from '../infra/ports.ts'
import { type Component, layouts, type StartProcess } from './layouts.ts'
import { type ServiceProcess, serviceProcess } from './service-process.ts'
import { startProvider } from './start-provider.ts'

export interface ProductProcesses {
  /** The addresses of the gateways. */
  urls: readonly string[]
  /** The fake model provider. */
  provider: { url: string; pid: number }
  /** Returns the replicas of a component. */
  replicasOf: (component: Component) => readonly ServiceProcess[]
  /** Every process of the product. */
  processes: readonly ServiceProcess[]
  /** The suffix of the names of this product's databases. */
  suffix: string
  /** For the operator's RPCs. */
  operator: OperatorAccess
  /** The address of the first newsroom. */
  newsroomAddress: string
  stop: () => Promise<void>
}

export interface ProductProcessesOptions {
  brokers: string
  /** The stores; by default those of the tests. */
  stores?: { mongoUrl: string; redisUrl: string }
  /** The number of replicas; by default 2. */
  replicas?: number
  /**
   * `pairs`, the default: each gateway has a chat, an experts, a billing, a zeitgeist and a newsroom of its own, and there is one replica
   * of each other service. `balanced`: every service has replicas, and every call may go to any of them, as on a cluster.
   */
  layout?: 'pairs' | 'balanced'
  /** Tokens of an answer, and the milliseconds between two tokens. */
  answer: { tokens: number; everyMs: number }
  /** Settings of all processes. */
  settings?: Record<string, string>
  /** Returns further settings of the process with this name. */
  settingsOf?: (name: string, providerUrl: string) => Record<string, string>
  /** Every process has an inspector: see `ServiceProcess`. */
  inspect?: boolean
}

const testStores = () => ({ mongoUrl: process.env.TEST_MONGO_URL ?? '', redisUrl: process.env.TEST_REDIS_URL ?? '' })

/** Starts the product as on a cluster: a process for each replica of each service, on a real broker and real stores. */
export async function startProductProcesses(options: ProductProcessesOptions): Promise<ProductProcesses> {
  const { brokers, answer, stores = testStores(), replicas = 2, layout = 'pairs', settings = {}, settingsOf, inspect = false } = options
  const logs = await mkdtemp(join(tmpdir(), 'rostra-faults-'))
  const suffix = `_${randomBytes(4).toString('hex')}`
  const { secretOf, hashes } = createServiceSecrets()
  const provider = await startProvider()
  const base = {
    MONGO_URL: stores.mongoUrl,
    REDIS_URL: stores.redisUrl,
    KAFKA_BROKERS: brokers,
    DATABASE_SUFFIX: suffix,
    LOG_LEVEL: 'info',
    RATE_LIMIT_SCALE: '1000000',
    PUBLIC_URL: 'http://localhost:3000',
    OPENAI_API_KEY: 'faults',
    OPENAI_BASE_URL: provider.url,
    CHAT_MODEL: 'gpt4',
    MODEL_GPT4: `${answer.tokens}.${answer.everyMs}`,
    ...settings,
  }
  const running = new Map<Component, ServiceProcess[]>()
  const processes = () => [...running.values()].flat()
  const startProcess: StartProcess = async (component, number, env, preload) => {
    const replicasOfIt = running.get(component) ?? []
    running.set(component, replicasOfIt)
    const name = `${component}-${number}`
    const started = serviceProcess({
      component,
      name,
      main: `${component === 'gateway' ? '' : 'services/'}${component}/src/main.ts`,
      env: { ...base, OPS_PORT: String(await freePort()), ...env, ...settingsOf?.(name, provider.url) },
      inspectorPort: inspect ? await freePort() : undefined,
      preload,
      logFile: join(logs, `${name}.log`),
    })
    replicasOfIt[number] = started
    // As many at once as there are cores: a start that gets no core runs into the time limits of its connections.
    await startTurn(`${turns++ % availableParallelism()}`, async () => {
      if (!isStopped) await started.start()
    })
  }
  const startTurn = createKeyedMutex()
  let turns = 0
  let isStopped = false
  const stop = async () => {
    isStopped = true
    provider.stop()
    await Promise.all(processes().map((process) => process.stop()))
    if (process.env.KEEP_LOGS === undefined) await rm(logs, { recursive: true })
    else process.stdout.write(`The logs of the processes are in ${logs}\n`)
  }
  try {
    const newSecret = () => randomBytes(32).toString('hex')
    const keys = { KEY_ENCRYPTION_SECRET: newSecret(), PERSONA_ENCRYPTION_SECRET: newSecret(), SERVICE_SECRET_HASHES: hashes }
    // Trials count every message and every story, so chat and newsroom add no samples.
    const DEMO_DATA = (caller: string) => String(caller !== 'chat' && caller !== 'newsroom')
    const settingsOfCaller = (caller: string) => ({
      ...(caller !== 'gateway' && { ...keys, DEMO_DATA: DEMO_DATA(caller) }),
      SERVICE_SECRET: secretOf(caller) ?? '',
    })
    const addresses = await layouts[layout]({ replicas, settingsOfCaller, startProcess })
    const replicasOf = (component: Component) => running.get(component) ?? []
    return {
      urls: addresses.urls,
      provider,
      replicasOf,
      processes: processes(),
      suffix,
      operator: {
        ...settings,
        IDENTITY_ADDRESS: addresses.identity,
        BILLING_ADDRESS: addresses.billing,
        SERVICE_SECRET: secretOf('operator') ?? '',
      },
      newsroomAddress: addresses.newsroom,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
