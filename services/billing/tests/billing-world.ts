import { randomBytes, randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import type { ServiceApp } from '@rostra/kit/service-app'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { createTestIdentity, type TestIdentity } from '@rostra/kit/testing/test-identity'
import { BillingService } from '@rostra/proto/billing'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type FakeSellers, fakeSellers } from './fake-sellers.ts'

export interface BillingWorld {
  /** The service's own database, for looking behind the doors. */
  connection: Connection
  identity: TestIdentity
  buses: TestBuses
  /** Where events come from and go to. */
  bus: EventBus
  /** What time it is for every replica. */
  clock: { now: Date }
  sellers: FakeSellers
  /** What every replica is set to. */
  env: Record<string, string>
  /** Starts one more replica and gives a client to it. */
  replica: (settings?: Record<string, string>, overrides?: Overrides) => Promise<Replica>
  end: () => Promise<void>
}

export interface Replica {
  app: ServiceApp
  /** A client that calls as a service: the gateway, if nothing else is said. */
  client: (service?: string) => RpcClient
  stop: () => Promise<void>
}

// A consumer group takes seconds to gather on a real broker.
jest.setTimeout(process.env.TEST_KAFKA_BROKERS ? 90_000 : 20_000)

/** A database of its own, keys of its own, and as many replicas of the real service as a test wants. */
export async function createBillingWorld(): Promise<BillingWorld> {
  const suffix = `_${randomBytes(6).toString('hex')}`
  const MONGO_URL = process.env.TEST_MONGO_URL ?? ''
  const log = createLog('test', { level: 'silent' })
  const identity = await createTestIdentity('billing')
  const connection = await connectMongo(MONGO_URL, `rostra_billing${suffix}`)
  const buses = await openTestBuses(connection, log)
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const sellers = fakeSellers()
  const running = new Set<Replica>()

  const env = {
    ...{ MONGO_URL, DATABASE_SUFFIX: suffix, NODE_ENV: 'test', SERVICE_SECRET: 'x'.repeat(32) },
    ...{ IDENTITY_ADDRESS: 'localhost:1', CHAT_ADDRESS: 'localhost:1', PUBLIC_URL: 'http://localhost:3000' },
  }
  const replica: BillingWorld['replica'] = async (settings = {}, given = {}) => {
    const overrides = { identity: identity.access, bus: await buses.join(), log, sellers, now: () => clock.now, ...given }
    const app = createApp(readConfig({ ...env, ...settings }), overrides)
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
    ...{ connection, identity, buses, clock, sellers, env, replica },
    bus: await buses.join(),
    end: async () => {
      await Promise.all([...running].map((one) => one.stop()))
      await buses.close()
      await connection.dropDatabase()
      await connection.close()
    },
  }
}

/** How long a test waits for the effect of an event. */
export const patience = process.env.TEST_KAFKA_BROKERS ? 60_000 : 10_000

export type ExchangeOutcome = 'COMPLETE' | 'STOPPED' | 'PARTIAL' | 'EMPTY'

/** The event that a generation of a person leaves behind. */
export function exchangeFinished(generationId: string, person: string, outcome: ExchangeOutcome = 'COMPLETE'): EventEnvelope {
  const payload = ExchangeFinishedEvent.serialize({
    ...{ generationId, conversationId: randomUUID(), personaId: 'plato', person },
    ...{ outcome: `EXCHANGE_OUTCOME_${outcome}`, finishedAt: new Date().toISOString() },
  })
  return { id: generationId, topic: ExchangeFinishedEvent.topic, key: 'plato', payload, at: new Date() }
}
