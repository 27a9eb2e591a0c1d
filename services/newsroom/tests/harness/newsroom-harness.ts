import type { ServiceApp } from '@rostra/kit/app/service-app'
import { createLog } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import { type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { NewsroomService } from '@rostra/proto/newsroom'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { scriptedWriting } from './scripted-writing.ts'

export interface Replica {
  app: ServiceApp
  client: RpcClient
}

export interface NewsroomHarness {
  identity: TestIdentity
  zeitgeist: ScriptedService<typeof ZeitgeistService>
  /** The service's own database, to inspect and prepare rows. */
  connection: Connection
  buses: TestBuses
  /** The settings of every replica. */
  env: Record<string, string>
  /** The wall time of every replica, which a test sets; null for the real one. */
  clock: { at: number | null; now: () => number }
  /** Starts a replica of the service. Its authors are scripted unless the overrides have others. */
  startReplica: (overrides?: Pick<Overrides, 'models' | 'writing' | 'timers'>, settings?: Record<string, string>) => Promise<Replica>
  /** Returns a client of a replica that calls as the gateway. */
  connect: (port: number) => RpcClient
  /** Makes the database as it was before the first edition. */
  clear: () => Promise<void>
  stop: () => Promise<void>
}

const silent = createLog('test', { level: 'silent' })

/** The entries of the scripted zeitgeist. */
export const entries = [
  {
    id: 'theme-1',
    type: 'ENTRY_TYPE_THEME',
    title: 'Sourdough bread',
    content: 'Many people asked how a starter is fed.',
    createdAt: '2026-03-01T00:00:00.000Z',
    expiresAt: '2026-03-15T00:00:00.000Z',
    trend: [{ from: '2026-03-01', to: '2026-03-01', people: 40 }],
  },
]

/** Creates a database of its own, a scripted zeitgeist over real gRPC, and as many replicas of the real service as a test starts. */
export async function createNewsroomHarness(settings: Record<string, string> = {}, openBuses = openTestBuses): Promise<NewsroomHarness> {
  const { TEST_MONGO_URL: MONGO_URL = '' } = process.env
  const identity = createTestIdentity('newsroom')
  const zeitgeist = await startScriptedService(ZeitgeistService, identity.access.verify)
  zeitgeist.on('ListEntries', () => ({ entries }))
  const { connection, suffix, release } = await openTestDatabase(MONGO_URL, 'rostra_newsroom')
  const buses = await openBuses(connection, silent)
  const env = {
    MONGO_URL,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: '127.0.0.1:1',
    ZEITGEIST_ADDRESS: zeitgeist.address,
    SERVICE_SECRET: 's'.repeat(32),
    STOP_GRACE_MS: '2000',
    EDITION_LEASE_MS: '900',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const clock: NewsroomHarness['clock'] = { at: null, now: () => clock.at ?? Date.now() }
  const stops: (() => Promise<void> | void)[] = []
  const connect = (port: number) => {
    const client = createRpcClient(NewsroomService, { address: `127.0.0.1:${port}`, credential: identity.service('gateway') })
    stops.push(client.close)
    return client
  }
  return {
    identity,
    zeitgeist,
    connection,
    buses,
    env,
    clock,
    connect,
    startReplica: async (overrides = {}, ownSettings = {}) => {
      const config = readConfig({ ...env, ...ownSettings })
      const shared = { identity: identity.access, bus: await buses.join(), log: silent, now: clock.now }
      const app = createApp(config, { writing: scriptedWriting(), timers: { reindex: 60_000 }, ...overrides, ...shared })
      await app.start()
      stops.push(app.stop)
      return { app, client: connect(app.port) }
    },
    clear: async () => {
      for (const name of ['articles', 'editions']) await connection.collection(name).deleteMany({})
    },
    stop: async () => {
      await Promise.all(stops.reverse().map((stop) => stop()))
      await zeitgeist.stop()
      await buses.close()
      await release()
    },
  }
}
