import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '../bench/processes.ts'
import { freePort } from '../infra/ports.ts'
import { type ServiceProcess, serviceProcess } from './service-process.ts'

export interface ProductProcesses {
  /** Of the gateways; each has a chat and a billing of its own. */
  urls: readonly string[]
  chats: readonly ServiceProcess[]
  billings: readonly ServiceProcess[]
  /** All of them, these and the others. */
  processes: readonly ServiceProcess[]
  /** Follows the names of this product's databases. */
  suffix: string
  /** The secret with which an operator calls. */
  operator: { identityAddress: string; billingAddress: string; secret: string }
  stop: () => Promise<void>
}

export interface Wanted {
  brokers: string
  /** Those of the tests, unless they are given. */
  stores?: { mongoUrl: string; redisUrl: string }
  /** Of chat, billing and gateway; two unless it is given. */
  replicas?: number
  /** Tokens of an answer, and milliseconds between two of them. */
  answer: { tokens: number; everyMs: number }
  /** For all of them. */
  settings?: Record<string, string>
  /** For each of them, by its name. */
  settingsOf?: (name: string) => Promise<Record<string, string>>
}

const services = ['gateway', 'persona', 'chat', 'billing', 'operator'] as const

const storesOfTests = () => ({ mongoUrl: process.env.TEST_MONGO_URL ?? '', redisUrl: process.env.TEST_REDIS_URL ?? '' })

/** The product as on a cluster: a process for each replica of each service, on a real broker and real stores. */
export async function startProductProcesses(wanted: Wanted): Promise<ProductProcesses> {
  const { brokers, answer, stores = storesOfTests(), replicas = 2, settings = {}, settingsOf } = wanted
  const logs = await mkdtemp(join(tmpdir(), 'rostra-faults-'))
  const suffix = `_${randomBytes(4).toString('hex')}`
  const secrets = new Map(services.map((name) => [name, randomBytes(32).toString('base64url')]))
  const hashes = [...secrets].map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
  const provider = await startScript(undefined, 'fake-provider.ts')
  const base = {
    ...{ MONGO_URL: stores.mongoUrl, REDIS_URL: stores.redisUrl, KAFKA_BROKERS: brokers },
    ...{ DATABASE_SUFFIX: suffix, LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1000000', PUBLIC_URL: 'http://localhost:3000' },
    ...{ OPENAI_API_KEY: 'faults', OPENAI_BASE_URL: `http://127.0.0.1:${provider.line}`, CHAT_MODEL: 'gpt4' },
    ...{ MODEL_GPT4: `${answer.tokens}.${answer.everyMs}`, ...settings },
  }
  const running: ServiceProcess[] = []
  const one = async (name: string, folder: string, env: Record<string, string>) => {
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
    const [identityPort, personaPort] = [await freePort(), await freePort()]
    const IDENTITY_ADDRESS = `127.0.0.1:${identityPort}`
    const as = (name: (typeof services)[number]) => ({ IDENTITY_ADDRESS, SERVICE_SECRET: secrets.get(name) ?? '' })
    const keys = { KEY_ENCRYPTION_SECRET: randomBytes(32).toString('hex'), SERVICE_SECRET_HASHES: hashes.join(',') }
    await one('identity', 'services/identity', { GRPC_PORT: `${identityPort}`, ...keys })
    await one('persona', 'services/persona', { GRPC_PORT: `${personaPort}`, DEMO_DATA: 'true', ...as('persona') })
    const PERSONA_ADDRESS = `127.0.0.1:${personaPort}`
    const replica = async (number: number) => {
      const [chatPort, billingPort, PORT] = [await freePort(), await freePort(), `${await freePort()}`]
      const [CHAT_ADDRESS, BILLING_ADDRESS] = [`127.0.0.1:${chatPort}`, `127.0.0.1:${billingPort}`]
      const [billing, chat] = await Promise.all([
        one(`billing-${number}`, 'services/billing', { GRPC_PORT: `${billingPort}`, CHAT_ADDRESS, ...as('billing') }),
        one(`chat-${number}`, 'services/chat', { GRPC_PORT: `${chatPort}`, PERSONA_ADDRESS, BILLING_ADDRESS, ...as('chat') }),
      ])
      await one(`gateway-${number}`, 'gateway', { PORT, PERSONA_ADDRESS, CHAT_ADDRESS, BILLING_ADDRESS, ...as('gateway') })
      return { chat, billing, url: `http://127.0.0.1:${PORT}`, BILLING_ADDRESS }
    }
    const all = []
    for (let number = 0; number < replicas; number++) all.push(await replica(number))
    return {
      urls: all.map(({ url }) => url),
      chats: all.map(({ chat }) => chat),
      billings: all.map(({ billing }) => billing),
      processes: running,
      suffix,
      operator: {
        identityAddress: IDENTITY_ADDRESS,
        billingAddress: all[0]?.BILLING_ADDRESS ?? '',
        secret: secrets.get('operator') ?? '',
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
