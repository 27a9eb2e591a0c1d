import { randomUUID } from 'node:crypto'
import type { ServiceApp } from '@rostra/kit/app/service-app'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog, type Log } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import type { Models } from '@rostra/llm/models'
import { type FakeBilling, startFakeBilling } from '@rostra/platform/testing/fake-billing'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { ExpertsService } from '@rostra/proto/experts'
import type { Connection } from 'mongoose'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type FakePersonas, startFakePersonas } from './fake-personas.ts'
import { modelsOf, scriptedModel } from './scripted-models.ts'

export interface Replica {
  app: ServiceApp
  client: RpcClient
}

export interface ExpertsHarness {
  identity: TestIdentity
  billing: FakeBilling
  personas: FakePersonas
  /** The service's own database, to inspect and prepare rows. */
  connection: Connection
  bus: EventBus
  /** The settings of every replica. */
  env: Record<string, string>
  /** Starts a replica of the service. Without models it has one that always answers the same. `now` is the clock of daily limits. */
  startReplica: (models?: Models, log?: Log, now?: () => Date) => Promise<Replica>
  /** Returns a client of a replica that calls as this service. */
  connect: (port: number, service?: string) => RpcClient
  /** Returns a token of a new member whose circle has these personas. */
  memberWithCircle: (client: RpcClient, personaIds: readonly string[]) => Promise<{ id: string; token: string }>
  stop: () => Promise<void>
}

/**
 * Creates a database of its own on the real stores, a persona and a billing service over real gRPC, and as many replicas of the real
 * service as a test starts. One per test file is enough.
 */
export async function createExpertsHarness(settings: Record<string, string> = {}): Promise<ExpertsHarness> {
  const { TEST_MONGO_URL = '' } = process.env
  const mongoUrl = settings.MONGO_URL ?? TEST_MONGO_URL
  const silent = createLog('test', { level: 'silent' })
  const identity = createTestIdentity('experts')
  const [personas, billing] = await Promise.all([
    startFakePersonas(identity),
    startFakeBilling(identity, { service: 'experts', purpose: 'PURPOSE_DISCUSSION', units: [2, 5] }),
  ])
  const { connection, suffix, release } = await openTestDatabase(mongoUrl, 'rostra_experts')
  const buses = await openTestBuses(connection, silent)
  const env = {
    MONGO_URL: mongoUrl,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: '127.0.0.1:1',
    PERSONA_ADDRESS: personas.address,
    BILLING_ADDRESS: billing.address,
    SERVICE_SECRET: 's'.repeat(32),
    STOP_GRACE_MS: '2000',
    DISCUSSION_LEASE_MS: '1500',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const stops: (() => Promise<void> | void)[] = []
  const connect = (port: number, service = 'gateway') => {
    const client = createRpcClient(ExpertsService, { address: `127.0.0.1:${port}`, credential: identity.service(service) })
    stops.push(client.close)
    return client
  }
  return {
    identity,
    billing,
    personas,
    connection,
    bus: await buses.join(),
    env,
    connect,
    startReplica: async (models = modelsOf(scriptedModel(() => 'An answer.')), log = silent, now) => {
      const app = createApp(readConfig(env), { identity: identity.access, bus: await buses.join(), log, models, now })
      await app.start()
      stops.push(app.stop)
      return { app, client: connect(app.port) }
    },
    memberWithCircle: async (client, personaIds) => {
      const id = `member-${randomUUID()}`
      const token = await identity.member(id)
      await client.call(ExpertsService.ArrangeCircle, { personaIds: [...personaIds] }, { token })
      return { id, token }
    },
    stop: async () => {
      await Promise.all(stops.reverse().map((stop) => stop()))
      await Promise.all([personas.stop(), billing.stop()])
      await buses.close()
      await release()
    },
  }
}
