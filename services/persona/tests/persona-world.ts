import { randomBytes } from 'node:crypto'
import { expect, jest } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { type CallOptions, createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import type { ServiceApp } from '@rostra/kit/service-app'
import { eventually } from '@rostra/kit/testing/eventually'
import { openTestBuses, type TestBuses } from '@rostra/kit/testing/test-buses'
import { createTestIdentity, type TestIdentity } from '@rostra/kit/testing/test-identity'
import type { ListPublicPersonasRequest } from '@rostra/proto/gen/rostra/persona/v1/ListPublicPersonasRequest'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import type { Connection } from 'mongoose'
import { createApp, type Overrides } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { NewPersona } from '../src/domain/persona.ts'
import { personaModel, toRow } from '../src/store/persona-model.ts'

export interface PersonaWorld {
  connection: Connection
  identity: TestIdentity
  buses: TestBuses
  /** What time it is for every replica. */
  clock: { now: Date }
  /** What every replica is set to. */
  env: Record<string, string>
  /** Starts one more replica and gives a client to it. */
  replica: (settings?: Record<string, string>, overrides?: Overrides) => Promise<Replica>
  /** Stores a persona as if its owner had made it, and gives its id, once every replica lists it. */
  add: (persona?: Partial<NewPersona>) => Promise<string>
  /** Takes personas out of the database, until no replica lists them. */
  discard: (which: object) => Promise<void>
  end: () => Promise<void>
}

export interface Replica {
  app: ServiceApp
  /** A client that calls as a service: the gateway, if nothing else is said. */
  client: (service?: string) => RpcClient
  /** One that is the same every time. */
  asking: () => RpcClient
  stop: () => Promise<void>
}

// A consumer group takes seconds to gather on a real broker.
jest.setTimeout(process.env.TEST_KAFKA_BROKERS ? 90_000 : 20_000)

/** A database of its own, keys of its own, and as many replicas of the real service as a test wants. */
export async function createPersonaWorld(): Promise<PersonaWorld> {
  const suffix = `_${randomBytes(6).toString('hex')}`
  const MONGO_URL = process.env.TEST_MONGO_URL ?? ''
  const log = createLog('test', { level: 'silent' })
  const identity = await createTestIdentity()
  const connection = await connectMongo(MONGO_URL, `rostra_persona${suffix}`)
  const buses = await openTestBuses(connection, log)
  const clock = { now: new Date() }
  const running = new Set<Replica>()
  const model = personaModel(connection)

  const env = { MONGO_URL, DATABASE_SUFFIX: suffix, IDENTITY_ADDRESS: 'localhost:1', SERVICE_SECRET: 'x'.repeat(32) }
  const replica: PersonaWorld['replica'] = async (settings = {}, given = {}) => {
    const overrides = { identity: identity.access, bus: await buses.join(), log, now: () => clock.now, lookEveryMs: 100, ...given }
    const app = createApp(readConfig({ ...env, ...settings }), overrides)
    await app.start()
    const clients: RpcClient[] = []
    let asking: RpcClient | undefined
    const started: Replica = {
      app,
      asking: () => {
        asking ??= started.client()
        return asking
      },
      client: (service = 'gateway') => {
        const client = createRpcClient(PersonaService, { address: `localhost:${app.port}`, credential: identity.service(service) })
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

  let made = 0
  /** Waits until what each replica lists is as it should be. */
  const everywhere = async (check: (slugs: string[]) => void) => {
    for (const { asking } of running) await eventually(async () => check(await allSlugs(asking())))
  }
  return {
    connection,
    identity,
    buses,
    clock,
    env,
    replica,
    add: async (persona = {}) => {
      made++
      const [row] = await model.create([toRow({ ...plain, slug: `persona-${made}`, name: `Persona ${made}`, ...persona })])
      if (row && !row.isPrivate) await everywhere((slugs) => expect(slugs).toContain(row.slug))
      return row?._id.toHexString() ?? ''
    },
    discard: async (which) => {
      const gone = (await model.find(which, { slug: 1 }).lean()).map(({ slug }) => slug)
      await model.deleteMany(which)
      await everywhere((slugs) => expect(slugs).not.toEqual(expect.arrayContaining(gone)))
    },
    end: async () => {
      await Promise.all([...running].map((one) => one.stop()))
      await buses.close()
      await connection.dropDatabase()
      await connection.close()
    },
  }
}

/** A page of the public list, as whoever shows it reads it. */
export async function listPublic(
  client: RpcClient,
  asked: ListPublicPersonasRequest,
  options?: CallOptions,
): Promise<{ personas: Persona__Output[]; total: number }> {
  const { personas, total } = await client.call(PersonaService.ListPublicPersonas, asked, options)
  return { personas: personas.map(PersonaMessage.deserialize), total }
}

async function allSlugs(client: RpcClient): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const { personas, total } = await listPublic(client, { page, limit: 100 })
    slugs.push(...personas.map(({ slug }) => slug))
    if (page * 100 >= total) return slugs
  }
}

const plain: Omit<NewPersona, 'slug' | 'name'> = {
  description: 'Somebody to talk with',
  category: 'Other',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '🙂',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  ownerId: 'ada',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  upvotes: 0,
  downvotes: 0,
  conversationCount: 0,
  peopleCount: 0,
  rolePrompt: 'You are somebody to talk with.',
  strictlyFollows: 'Never shout.',
  greeting: '',
  openingLines: [],
  openingLinesMade: false,
  embedOrigins: [],
  version: 1,
}
