import type { ServiceApp } from '@rostra/kit/app/service-app'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { connectRedis } from '@rostra/kit/stores/redis'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import type { ServedModel } from '@rostra/llm/models'
import { type FakeBilling, startFakeBilling } from '@rostra/platform/testing/fake-billing'
import { type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import type { PersonaService } from '@rostra/proto/persona'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { startFakePersona } from './fake-persona.ts'

export interface Replica {
  app: ServiceApp
  client: RpcClient
}

export interface ChatHarness {
  identity: TestIdentity
  billing: FakeBilling
  persona: ScriptedService<typeof PersonaService>
  /** What the service asks identity; it has no script at first. */
  members: ScriptedService<typeof IdentityService>
  /** The service's own database, to inspect and prepare rows. */
  connection: Connection
  bus: EventBus
  /** The settings of every replica. */
  env: Record<string, string>
  /** Without a model the replica has those of its settings. */
  startReplica: (answeringModel?: ServedModel, overrides?: Overrides) => Promise<Replica>
  /** Returns a client of a replica that calls as this service. */
  connect: (port: number, service?: string) => RpcClient
  /** Starts a conversation and returns its id. */
  startConversation: (client: RpcClient, token: string) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Creates a database of its own on the real stores, a persona and a billing service over real gRPC, and as many replicas of the real
 * service as a test starts. One per test file is enough.
 */
export async function createChatHarness(settings: Record<string, string> = {}): Promise<ChatHarness> {
  const { TEST_MONGO_URL = '', TEST_REDIS_URL: redisUrl = '' } = process.env
  const mongoUrl = settings.MONGO_URL ?? TEST_MONGO_URL
  const log = createLog('test', { level: 'silent' })
  const identity = createTestIdentity('chat')
  const [persona, members, billing] = await Promise.all([
    startFakePersona(identity),
    startScriptedService(IdentityService, identity.access.verify),
    startFakeBilling(identity, { service: 'chat', purpose: 'PURPOSE_EXCHANGE', units: [1, 1] }),
  ])
  const { connection, suffix, release } = await openTestDatabase(mongoUrl, 'rostra_chat')
  const buses = await openTestBuses(connection, log)
  const bus = await buses.join()
  const env = {
    MONGO_URL: mongoUrl,
    REDIS_URL: redisUrl,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: members.address,
    PERSONA_ADDRESS: persona.address,
    BILLING_ADDRESS: billing.address,
    SERVICE_SECRET: 's'.repeat(32),
    STOP_GRACE_MS: '2000',
    GENERATION_LEASE_MS: '1500',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const stops: (() => Promise<void> | void)[] = []
  const connect = (port: number, service = 'gateway') => {
    const client = createRpcClient(ChatService, { address: `127.0.0.1:${port}`, credential: identity.service(service) })
    stops.push(client.close)
    return client
  }
  return {
    identity,
    billing,
    persona,
    members,
    connection,
    bus,
    env,
    connect,
    startReplica: async (answeringModel, overrides = {}) => {
      const app = createApp(readConfig(env), { identity: identity.access, bus: await buses.join(), log, answeringModel, ...overrides })
      await app.start()
      stops.push(app.stop)
      return { app, client: connect(app.port) }
    },
    startConversation: async (client, token) => {
      const { conversation } = await client.call(ChatService.StartConversation, { personaId: 'plato' }, { token })
      return conversation?.id ?? ''
    },
    stop: async () => {
      await Promise.all(stops.reverse().map((stop) => stop()))
      await Promise.all([persona.stop(), members.stop(), billing.stop()])
      await buses.close()
      await removeKeys(`rostra:chat${suffix}:`)
      await release()
    },
  }
}

/** Removes the keys of a database's name, which the next test may have. */
async function removeKeys(prefix: string): Promise<void> {
  const redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: '', log: createLog('test', { level: 'silent' }) })
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.unlink(...keys)
  redis.disconnect()
}
