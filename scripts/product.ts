import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createApp as createBilling } from '@rostra/billing/app'
import { readConfig as readBilling } from '@rostra/billing/config'
import { createApp as createChat } from '@rostra/chat/app'
import { readConfig as readChat } from '@rostra/chat/config'
import { createApp as createGateway } from '@rostra/gateway/app'
import { readConfig as readGateway } from '@rostra/gateway/config'
import { createApp as createIdentity } from '@rostra/identity/app'
import { readConfig as readIdentity } from '@rostra/identity/config'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { createKafkaBus } from '@rostra/kit/events/kafka-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { buildIndexes, connectMongo } from '@rostra/kit/mongo'
import { createApp as createPersona } from '@rostra/persona/app'
import { readConfig as readPersona } from '@rostra/persona/config'
import { freePort } from './infra/ports.ts'
import { leaveOperatorAccess } from './launch/operator-access.ts'
import type { Environment } from './launch/prepare.ts'
import { root } from './launch/settings.ts'

export interface Product {
  url: string
  /** One for each replica of chat and gateway. */
  urls: readonly string[]
  stop: () => Promise<void>
}

/** Services that call others; each gets a secret of its own for as long as the process lives. */
const callers = ['gateway', 'persona', 'chat', 'billing', 'operator'] as const

export interface Shape {
  /** With more than one, each gateway has a chat of its own, so that a test can choose which one it talks to. */
  replicas?: number
  /** Opened and closed by the product unless it is given. */
  bus?: EventBus
}

/** The whole product in this process: every service on a free port, still speaking gRPC, on one bus. Throws when a setting is wrong. */
export async function startProduct(env: Environment, { replicas = 1, bus: given }: Shape = {}): Promise<Product> {
  const stops: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  const begun = async <A extends { start: () => Promise<void>; stop: () => Promise<void> }>(app: A): Promise<A> => {
    stops.push(app.stop)
    await app.start()
    return app
  }

  try {
    const log = createLog(undefined, { level: env.LOG_LEVEL, file: env.LOG_FILE })
    const secrets = new Map(callers.map((name) => [name, randomBytes(32).toString('base64url')]))
    const PUBLIC_URL = env.PUBLIC_URL ?? `http://localhost:${env.PORT || 3000}`
    const own = { ...env, PUBLIC_URL, GRPC_HOST: '127.0.0.1', GRPC_PORT: '0', OPS_PORT: undefined, DEMO_DATA: env.DEMO_DATA ?? 'true' }
    const bus = given ?? (await openBus(env, log))
    if (!given) stops.push(bus.close)
    const shared = { bus, log }

    const hashes = [...secrets].map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
    const identity = await begun(createIdentity(readIdentity({ ...own, SERVICE_SECRET_HASHES: hashes.join(',') }), shared))
    const IDENTITY_ADDRESS = `127.0.0.1:${identity.port}`
    const as = (name: (typeof callers)[number]) => ({ ...own, IDENTITY_ADDRESS, SERVICE_SECRET: secrets.get(name) })

    const persona = await begun(createPersona(readPersona(as('persona')), shared))
    const PERSONA_ADDRESS = `127.0.0.1:${persona.port}`
    // Billing and chat call each other. Chat comes later and goes first, because what it ends on its way out is settled by billing.
    const chatPorts = await Promise.all(Array.from({ length: replicas }, () => freePort()))
    const billing = await begun(createBilling(readBilling({ ...as('billing'), CHAT_ADDRESS: `127.0.0.1:${chatPorts[0]}` }), shared))
    const BILLING_ADDRESS = `127.0.0.1:${billing.port}`

    const urls: string[] = []
    for (const chatPort of chatPorts) {
      await begun(createChat(readChat({ ...as('chat'), PERSONA_ADDRESS, BILLING_ADDRESS, GRPC_PORT: `${chatPort}` }), shared))
      const config = readGateway({
        ...as('gateway'),
        PERSONA_ADDRESS,
        CHAT_ADDRESS: `127.0.0.1:${chatPort}`,
        BILLING_ADDRESS,
        OPS_PORT: env.OPS_PORT,
        WEB_DIST: env.WEB_DIST ?? join(root, 'web', 'dist'),
      })
      const gateway = await begun(createGateway(config, { log }))
      urls.push(config.PORT === 0 ? `http://127.0.0.1:${gateway.port}` : config.PUBLIC_URL)
    }
    const operator = { IDENTITY_ADDRESS, BILLING_ADDRESS, SERVICE_SECRET: secrets.get('operator') ?? '' }
    if (env.DATA_DIR) stops.push(leaveOperatorAccess(env.DATA_DIR, operator))
    return { url: urls[0] ?? '', urls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openBus(env: Environment, log: ReturnType<typeof createLog>) {
  if (env.KAFKA_BROKERS) return createKafkaBus({ brokers: env.KAFKA_BROKERS.split(','), clientId: 'rostra', log })
  const connection = await connectMongo(env.MONGO_URL ?? '', `rostra_events${env.DATABASE_SUFFIX ?? ''}`)
  const bus = createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) })
  await buildIndexes(connection)
  return {
    ...bus,
    close: async () => {
      await bus.close()
      await connection.close()
    },
  }
}
