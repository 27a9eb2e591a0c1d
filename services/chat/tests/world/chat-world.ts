import { randomUUID } from 'node:crypto'
import type { EventBus } from '@rostra/kit/events/event-bus'
import type { ServedModel } from '@rostra/kit/llm/models'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import type { ServiceApp } from '@rostra/kit/service-app'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import { createTestIdentity, type TestIdentity } from '@rostra/kit/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import type { Connection } from 'mongoose'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { Personas } from '../../src/domain/ports.ts'
import { freeOfCharge } from './free-of-charge.ts'
import { profileOf } from './profiles.ts'

export interface Replica {
  app: ServiceApp
  client: RpcClient
}

export interface ChatWorld {
  identity: TestIdentity
  /** The service's own database, for looking behind the doors. */
  connection: Connection
  bus: EventBus
  env: Record<string, string>
  start: (served: ServedModel) => Promise<Replica>
  /** A client that calls as this service, the gateway when none is named. */
  connect: (port: number, service?: string) => RpcClient
  /** Starts a conversation and gives its id. */
  converse: (client: RpcClient, token: string) => Promise<string>
  end: () => Promise<void>
}

const personas: Personas = { speakingProfile: async (id) => profileOf(id) }

/**
 * Real stores with a database of its own, and as many replicas of the real service on them as a test wants. Members chat for free unless
 * BILLING_ADDRESS is among the settings.
 */
export async function createChatWorld(settings: Record<string, string> = {}, known?: TestIdentity): Promise<ChatWorld> {
  const { TEST_MONGO_URL: mongoUrl = '', TEST_REDIS_URL: redisUrl = '' } = process.env
  const suffix = `_${randomUUID().slice(0, 8)}`
  const log = createLog('test', { level: 'silent' })
  const identity = known ?? (await createTestIdentity('chat'))
  const connection = await connectMongo(mongoUrl, `rostra_chat${suffix}`)
  const buses = await openTestBuses(connection, log)
  const bus = await buses.join()
  const env = {
    MONGO_URL: mongoUrl,
    REDIS_URL: redisUrl,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: '127.0.0.1:1',
    PERSONA_ADDRESS: '127.0.0.1:1',
    BILLING_ADDRESS: '127.0.0.1:1',
    SERVICE_SECRET: 's'.repeat(32),
    STOP_GRACE_MS: '2000',
    GENERATION_LEASE_MS: '1500',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const ends: (() => Promise<void> | void)[] = []
  const members = settings.BILLING_ADDRESS ? undefined : freeOfCharge
  const connect = (port: number, service = 'gateway') => {
    const client = createRpcClient(ChatService, { address: `127.0.0.1:${port}`, credential: identity.service(service) })
    ends.push(client.close)
    return client
  }
  return {
    identity,
    connection,
    bus,
    env,
    connect,
    start: async (served) => {
      const app = createApp(readConfig(env), { identity: identity.access, bus: await buses.join(), log, personas, members, served })
      await app.start()
      ends.push(app.stop)
      return { app, client: connect(app.port) }
    },
    converse: async (client, token) => {
      const { conversation } = await client.call(ChatService.StartConversation, { personaId: 'plato' }, { token })
      return conversation?.id ?? ''
    },
    end: async () => {
      await Promise.all(ends.reverse().map((end) => end()))
      await buses.close()
      await connection.dropDatabase()
      await connection.close()
    },
  }
}
