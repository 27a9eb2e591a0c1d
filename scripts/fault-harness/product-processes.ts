import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressSetting, callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'
import { startScript } from '../bench/measure/processes.ts'
import { createServiceSecrets } from '../bootstrap/service-secrets.ts'
import { startOrder } from '../bootstrap/start-order.ts'
import { freePort } from '../infra/ports.ts'
import { type ServiceProcess, serviceProcess } from './service-process.ts'

export interface ProductProcesses {
  /** The addresses of the gateways. Each gateway has its own chat and billing. */
  urls: readonly string[]
  chats: readonly ServiceProcess[]
  billings: readonly ServiceProcess[]
  /** Every process of the product. */
  processes: readonly ServiceProcess[]
  /** The suffix of the names of this product's databases. */
  suffix: string
  /** Addresses and secret for the operator's RPCs. */
  operator: { identityAddress: string; billingAddress: string; secret: string }
  stop: () => Promise<void>
}

export interface ProductProcessesOptions {
  brokers: string
  /** The stores; by default those of the tests. */
  stores?: { mongoUrl: string; redisUrl: string }
  /** The number of replicas of chat, billing and gateway; by default 2. */
  replicas?: number
  /** Tokens of an answer, and the milliseconds between two tokens. */
  answer: { tokens: number; everyMs: number }
  /** Settings of all processes. */
  settings?: Record<string, string>
  /** Returns further settings of the process with this name. */
  settingsOf?: (name: string) => Promise<Record<string, string>>
}

const testStores = () => ({ mongoUrl: process.env.TEST_MONGO_URL ?? '', redisUrl: process.env.TEST_REDIS_URL ?? '' })

/** The services that have one process for each gateway. */
const replicated: readonly ServiceName[] = ['chat', 'billing']

const addressSettings = (names: readonly ServiceName[], addresses: ReadonlyMap<ServiceName, string>) =>
  Object.fromEntries(names.map((name) => [addressSetting(name), addresses.get(name) ?? '']))

/** Starts the product as on a cluster: a process for each replica of each service, on a real broker and real stores. */
export async function startProductProcesses(options: ProductProcessesOptions): Promise<ProductProcesses> {
  const { brokers, answer, stores = testStores(), replicas = 2, settings = {}, settingsOf } = options
  const logs = await mkdtemp(join(tmpdir(), 'rostra-faults-'))
  const suffix = `_${randomBytes(4).toString('hex')}`
  const { secretOf, hashes } = createServiceSecrets()
  const provider = await startScript(undefined, 'bench/fake-provider.ts')
  const base = {
    ...{ MONGO_URL: stores.mongoUrl, REDIS_URL: stores.redisUrl, KAFKA_BROKERS: brokers },
    ...{ DATABASE_SUFFIX: suffix, LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1000000', PUBLIC_URL: 'http://localhost:3000' },
    ...{ OPENAI_API_KEY: 'faults', OPENAI_BASE_URL: `http://127.0.0.1:${provider.line}`, CHAT_MODEL: 'gpt4' },
    ...{ MODEL_GPT4: `${answer.tokens}.${answer.everyMs}`, ...settings },
  }
  const running: ServiceProcess[] = []
  const startProcess = async (name: string, folder: string, env: Record<string, string>) => {
    const started = serviceProcess({
      name,
      main: `${folder}/src/main.ts`,
      env: { ...base, OPS_PORT: String(await freePort()), ...env, ...(await settingsOf?.(name)) },
      logFile: join(logs, `${name}.log`),
    })
    running.push(started)
    await started.start()
    return started
  }
  const stop = async () => {
    provider.child.kill()
    await Promise.all(running.map((process) => process.stop()))
    if (process.env.KEEP_LOGS === undefined) await rm(logs, { recursive: true })
  }
  try {
    const keys = { KEY_ENCRYPTION_SECRET: randomBytes(32).toString('hex'), SERVICE_SECRET_HASHES: hashes, DEMO_DATA: 'true' }
    const shared = new Map<ServiceName, string>()
    const settingsOfService = (name: ServiceName, addresses: ReadonlyMap<ServiceName, string>) => ({
      ...keys,
      ...addressSettings(callsOf(name), addresses),
      GRPC_PORT: addresses.get(name)?.split(':')[1] ?? '',
      SERVICE_SECRET: secretOf(name) ?? '',
    })
    for (const name of startOrder().filter((each) => !replicated.includes(each))) {
      shared.set(name, `127.0.0.1:${await freePort()}`)
      await startProcess(name, `services/${name}`, settingsOfService(name, shared))
    }
    const startReplica = async (number: number) => {
      const own = new Map(shared)
      for (const name of replicated) own.set(name, `127.0.0.1:${await freePort()}`)
      const [chat, billing] = await Promise.all(
        (['chat', 'billing'] as const).map((name) => startProcess(`${name}-${number}`, `services/${name}`, settingsOfService(name, own))),
      )
      const PORT = `${await freePort()}`
      const SERVICE_SECRET = secretOf('gateway') ?? ''
      await startProcess(`gateway-${number}`, 'gateway', { PORT, SERVICE_SECRET, ...addressSettings(serviceNames, own) })
      return { chat: chat as ServiceProcess, billing: billing as ServiceProcess, url: `http://127.0.0.1:${PORT}`, addresses: own }
    }
    const all = []
    for (let number = 0; number < replicas; number++) all.push(await startReplica(number))
    return {
      urls: all.map(({ url }) => url),
      chats: all.map(({ chat }) => chat),
      billings: all.map(({ billing }) => billing),
      processes: running,
      suffix,
      operator: {
        identityAddress: shared.get('identity') ?? '',
        billingAddress: all[0]?.addresses.get('billing') ?? '',
        secret: secretOf('operator') ?? '',
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
