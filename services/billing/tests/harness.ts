import type { ServiceApp } from '@rostra/kit/app/service-app'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { BillingService } from '@rostra/proto/billing'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type FakeHoldOutcomes, fakeHoldOutcomes } from './accounts/fake-hold-outcomes.ts'

export interface Harness {
  /** The service's database. */
  connection: Connection
  identity: TestIdentity
  buses: TestBuses
  /** A bus of the test, to publish and receive events. */
  bus: EventBus
  /** The clock of every replica. */
  clock: { now: Date }
  holdOutcomes: FakeHoldOutcomes
  /** The settings of every replica. */
  env: Record<string, string>
  /** Starts another replica of the service. */
  replica: (settings?: Record<string, string>, overrides?: Overrides) => Promise<Replica>
  stop: () => Promise<void>
}

export interface Replica {
  app: ServiceApp
  /** Creates a client that calls as a service, by default as the gateway. */
  client: (service?: string) => RpcClient
  stop: () => Promise<void>
}

/** Creates a database and an identity for one test, which starts the replicas that it needs. */
export async function createHarness(): Promise<Harness> {
  const MONGO_URL = process.env.TEST_MONGO_URL ?? ''
  const log = createLog('test', { level: 'silent' })
  const identity = await createTestIdentity('billing')
  const { connection, suffix, release } = await openTestDatabase(MONGO_URL, 'rostra_billing')
  const buses = await openTestBuses(connection, log)
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const holdOutcomes = fakeHoldOutcomes()
  const running = new Set<Replica>()

  const env = {
    MONGO_URL,
    DATABASE_SUFFIX: suffix,
    NODE_ENV: 'test',
    SERVICE_SECRET: 'x'.repeat(32),
    IDENTITY_ADDRESS: 'localhost:1',
    CHAT_ADDRESS: 'localhost:1',
    EXPERTS_ADDRESS: 'localhost:1',
    PUBLIC_URL: 'http://localhost:3000',
  }
  const replica: Harness['replica'] = async (settings = {}, overrides = {}) => {
    const defaults = { identity: identity.access, bus: await buses.join(), log, holdOutcomes, now: () => clock.now }
    const app = createApp(readConfig({ ...env, ...settings }), { ...defaults, ...overrides })
    await app.start()
    const clients: RpcClient[] = []
    const started: Replica = {
      app,
      client: (service = 'gateway') => {
        const client = createRpcClient(BillingService, { address: `localhost:${app.port}`, credential: identity.service(service) })
        clients.push(client)
        return client
      },
      stop: async () => {
        running.delete(started)
        for (const client of clients) client.close()
        await app.stop()
      },
    }
    running.add(started)
    return started
  }

  return {
    connection,
    identity,
    buses,
    clock,
    holdOutcomes,
    env,
    replica,
    bus: await buses.join(),
    stop: async () => {
      await Promise.all([...running].map((started) => started.stop()))
      await buses.close()
      await release()
    },
  }
}
