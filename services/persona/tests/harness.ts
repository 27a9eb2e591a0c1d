import { expect } from '@jest/globals'
import { createCanvas } from '@napi-rs/canvas'
import type { ServiceApp } from '@rostra/kit/app/service-app'
import { createLog } from '@rostra/kit/log'
import { type CallOptions, createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import { type FakeBilling, startFakeBilling } from '@rostra/platform/testing/fake-billing'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import type { ListPublicPersonasRequest } from '@rostra/proto/gen/rostra/persona/v1/ListPublicPersonasRequest'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { NewPersona } from '../src/core/domain/personas/persona.ts'
import { personaModel, toRow } from '../src/core/store/personas/persona-model.ts'
import { storedPersona } from './fixtures.ts'

export interface Harness {
  connection: Connection
  identity: TestIdentity
  billing: FakeBilling
  buses: TestBuses
  /** The current time of every replica. */
  clock: { now: Date }
  /** The settings of every replica. */
  env: Record<string, string>
  /** Starts a replica. */
  startReplica: (settings?: Record<string, string>, overrides?: Overrides) => Promise<Replica>
  /** Stores a persona without a save, waits until every replica lists it, and returns its id. */
  addPersona: (persona?: Partial<NewPersona>) => Promise<string>
  /** Deletes personas from the database and waits until no replica lists them. */
  deletePersonas: (filter: object) => Promise<void>
  end: () => Promise<void>
}

export interface Replica {
  app: ServiceApp
  /** Creates a client that calls as a service. Default: the gateway. */
  client: (service?: string) => RpcClient
  stop: () => Promise<void>
}

/** Sweeps come often, and a replica starts with a complete search index on a busy machine too. */
const testTimes = { sweepMs: 250, feed: { startWaitMs: 15_000 } }

/** Every address has the same picture, so that no test needs the internet. */
const fetchPicture = async () => createCanvas(300, 300).encode('png')

/** Creates a harness with its own database, signing keys and clock, and any number of replicas of the real service. */
export async function createHarness(): Promise<Harness> {
  const MONGO_URL = process.env.TEST_MONGO_URL ?? ''
  const log = createLog('test', { level: 'silent' })
  const identity = await createTestIdentity('persona')
  const billing = await startFakeBilling(identity, { service: 'none', purpose: 'PURPOSE_EXCHANGE', units: [1, 1] })
  const { connection, suffix, release } = await openTestDatabase(MONGO_URL, 'rostra_persona')
  const buses = await openTestBuses(connection, log)
  const clock = { now: new Date() }
  /** The running replicas, each with a client that the harness lists personas with. */
  const running = new Map<Replica, RpcClient>()
  const model = personaModel(connection)

  const env = {
    MONGO_URL,
    DATABASE_SUFFIX: suffix,
    IDENTITY_ADDRESS: 'localhost:1',
    BILLING_ADDRESS: billing.address,
    SERVICE_SECRET: 'x'.repeat(32),
    PERSONA_ENCRYPTION_SECRET: 'what seals secrets in these tests',
  }
  const startReplica: Harness['startReplica'] = async (settings = {}, given = {}) => {
    const overrides = {
      identity: identity.access,
      bus: await buses.join(),
      log,
      now: () => clock.now,
      ...testTimes,
      fetchPicture,
      ...given,
    }
    const app = createApp(readConfig({ ...env, ...settings }), overrides)
    await app.start()
    const clients: RpcClient[] = []
    const replica: Replica = {
      app,
      client: (service = 'gateway') => {
        const client = createRpcClient(PersonaService, { address: `localhost:${app.port}`, credential: identity.service(service) })
        clients.push(client)
        return client
      },
      stop: async () => {
        running.delete(replica)
        for (const client of clients) client.close()
        await app.stop()
      },
    }
    running.set(replica, replica.client())
    return replica
  }

  let personasAdded = 0
  /** Waits until the public list of every replica passes the check. */
  const onEveryReplica = async (check: (slugs: string[]) => void) => {
    for (const client of running.values()) await eventually(async () => check(await listAllSlugs(client)))
  }
  return {
    connection,
    identity,
    billing,
    buses,
    clock,
    env,
    startReplica,
    addPersona: async (persona = {}) => {
      personasAdded++
      const number = { slug: `persona-${personasAdded}`, name: `Persona ${personasAdded}` }
      const [row] = await model.create([toRow({ ...storedPersona, ...number, ...persona })])
      if (row?.visibility === 'public') await onEveryReplica((slugs) => expect(slugs).toContain(row.slug))
      return row?._id.toHexString() ?? ''
    },
    deletePersonas: async (filter) => {
      const deleted = (await model.find(filter, { slug: 1 }).lean()).map(({ slug }) => slug)
      await model.deleteMany(filter)
      await onEveryReplica((slugs) => expect(slugs).not.toEqual(expect.arrayContaining(deleted)))
    },
    end: async () => {
      await Promise.all([...running.keys()].map((replica) => replica.stop()))
      await buses.close()
      await release()
    },
  }
}

/** Returns a page of the public list, decoded as the gateway decodes it. */
export async function listPublic(
  client: RpcClient,
  request: ListPublicPersonasRequest,
  options?: CallOptions,
): Promise<{ personas: Persona__Output[]; total: number }> {
  const { personas, total } = await client.call(PersonaService.ListPublicPersonas, request, options)
  return { personas: personas.map(PersonaMessage.deserialize), total }
}

async function listAllSlugs(client: RpcClient): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const { personas, total } = await listPublic(client, { page, limit: 100 })
    slugs.push(...personas.map(({ slug }) => slug))
    if (page * 100 >= total) return slugs
  }
}
