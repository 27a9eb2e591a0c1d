import type { ServiceApp } from '@rostra/kit/app/service-app'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { accountDeleted, consentChanged, exchangeFinished } from './events.ts'
import { objectIdText } from './object-ids.ts'
import { type ScriptedChat, startScriptedChat } from './scripted-chat.ts'
import { type ScriptedMembers, startScriptedMembers } from './scripted-members.ts'
import { scriptedModel } from './scripted-model.ts'
import { type ScriptedPersonas, startScriptedPersonas } from './scripted-personas.ts'

export interface Replica {
  app: ServiceApp
  client: RpcClient
}

/** A message of a member to a persona, and the end of its exchange. */
export interface SaidMessage {
  accountId: string
  personaId: string
  text: string
  /** When the exchange ended; without it, now. */
  at?: Date
  /** Without it, a conversation of its own. */
  conversationId?: string
  exchangeId?: string
}

export interface ZeitgeistHarness {
  identity: TestIdentity
  chat: ScriptedChat
  members: ScriptedMembers
  personas: ScriptedPersonas
  /** The service's own database, to inspect and prepare rows. */
  connection: Connection
  bus: EventBus
  buses: TestBuses
  /** The settings of every replica. */
  env: Record<string, string>
  /** The wall time of every replica: at first noon of today, then on as the real one, plus `shiftMs`, which a test sets. */
  clock: { shiftMs: number; now: () => number }
  /** Starts a replica of the service. Its model answers 'An answer.' unless the overrides have one. */
  startReplica: (overrides?: Pick<Overrides, 'model' | 'log' | 'timers'>, settings?: Record<string, string>) => Promise<Replica>
  /** Returns a client of a replica that calls as a service. */
  connect: (port: number, service?: string) => RpcClient
  /** Stores messages in chat and publishes that their exchanges have ended, in one publish. Returns the exchange ids. */
  say: (...messages: SaidMessage[]) => Promise<string[]>
  /** Publishes events. The in-process bus has handled them then; Kafka takes a while. */
  publish: (...events: EventEnvelope[]) => Promise<void>
  /** Stores what an account allows and publishes the change. */
  consent: (accountId: string, allowed: boolean) => Promise<void>
  deleteAccount: (accountId: string) => Promise<void>
  stop: () => Promise<void>
}

const dayMs = 86_400_000

/** No refresh starts by itself. */
const testTimers = { schedule: 3_600_000, personas: 200 }

const silent = createLog('test', { level: 'silent' })

/**
 * Creates a database of its own on the real stores; scripted chat, identity and persona services over real gRPC; and as many replicas of
 * the real service as a test starts. One per test file is enough.
 */
export async function createZeitgeistHarness(settings: Record<string, string> = {}, openBuses = openTestBuses): Promise<ZeitgeistHarness> {
  const { TEST_MONGO_URL = '' } = process.env
  const mongoUrl = settings.MONGO_URL ?? TEST_MONGO_URL
  const identity = createTestIdentity('zeitgeist')
  const peers = await Promise.all([startScriptedChat(identity), startScriptedMembers(identity), startScriptedPersonas(identity)])
  const [chat, members, personas] = peers
  const { connection, suffix, release } = await openTestDatabase(mongoUrl, 'rostra_zeitgeist')
  const buses = await openBuses(connection, silent)
  const bus = await buses.join()
  const env = {
    MONGO_URL: mongoUrl,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: members.address,
    PERSONA_ADDRESS: personas.address,
    CHAT_ADDRESS: chat.address,
    SERVICE_SECRET: 's'.repeat(32),
    STOP_GRACE_MS: '2000',
    ZEITGEIST_MIN_PEOPLE: '3',
    REFRESH_LEASE_MS: '1500',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  // No test passes midnight, at which a new day of counting begins.
  const startedAt = Date.now()
  const noon = Math.floor(startedAt / dayMs) * dayMs + dayMs / 2
  const clock = { shiftMs: 0, now: () => noon + Date.now() - startedAt + clock.shiftMs }
  const stops: (() => Promise<void> | void)[] = []
  const connect = (port: number, service = 'gateway') => {
    const client = createRpcClient(ZeitgeistService, { address: `127.0.0.1:${port}`, credential: identity.service(service) })
    stops.push(client.close)
    return client
  }
  const publish = (...events: EventEnvelope[]) => bus.publish(events)
  return {
    identity,
    chat,
    members,
    personas,
    connection,
    bus,
    buses,
    env,
    clock,
    connect,
    startReplica: async (overrides = {}, ownSettings = {}) => {
      const { model = scriptedModel(() => 'An answer.'), log = silent } = overrides
      const timers = { ...testTimers, ...overrides.timers }
      const config = readConfig({ ...env, ...ownSettings })
      const app = createApp(config, { identity: identity.access, bus: await buses.join(), log, model, timers, now: clock.now })
      await app.start()
      stops.push(app.stop)
      return { app, client: connect(app.port) }
    },
    say: async (...messages) => {
      const events = messages.map(({ accountId, personaId, text, at, conversationId, exchangeId = objectIdText() }) => {
        chat.texts.set(exchangeId, { accountId, content: text })
        const exchange = { exchangeId, personaId, person: `member:${accountId}`, conversationId: conversationId ?? objectIdText() }
        return exchangeFinished({ ...exchange, at: at ?? new Date(clock.now()) })
      })
      await publish(...events)
      return events.map(({ id }) => id)
    },
    publish,
    consent: async (accountId, allowed) => {
      if (allowed) members.refusing.delete(accountId)
      else members.refusing.add(accountId)
      await publish(consentChanged(accountId, allowed, new Date(clock.now())))
    },
    deleteAccount: async (accountId) => {
      members.refusing.add(accountId)
      await publish(accountDeleted(accountId, new Date(clock.now())))
    },
    stop: async () => {
      await Promise.all(stops.reverse().map((stop) => stop()))
      await Promise.all(peers.map(({ stop }) => stop()))
      await buses.close()
      await release()
    },
  }
}
