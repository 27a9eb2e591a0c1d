import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { createServiceCredential } from '@rostra/kit/service-credential'
import { eventually } from '@rostra/kit/testing/eventually'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import type { KeptMail__Output } from '@rostra/proto/gen/rostra/identity/v1/KeptMail'
import { IdentityService } from '@rostra/proto/identity'
import type { Connection } from 'mongoose'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'

/** What each calling service proves itself with. */
const secrets = { gateway: 'the secret of the gateway', operator: 'the secret of the operator', chat: 'the secret of the chat' }

export type Service = keyof typeof secrets

export interface Replica {
  port: number
  /** A client that calls as this service, with a token that identity gave it. */
  as: (service: Service) => RpcClient
  anonymous: RpcClient
  stop: () => Promise<void>
}

export interface World {
  clock: { now: number }
  database: Connection
  databaseSuffix: string
  bus: EventBus
  /** What every replica is set to. */
  env: Record<string, string>
  start: (env?: Record<string, string>) => Promise<Replica>
  logged: () => Promise<string>
  end: () => Promise<void>
}

/** A database of its own, a clock that the test moves, and replicas of the service on both. */
export async function createWorld(): Promise<World> {
  const suffix = `_${randomBytes(6).toString('hex')}`
  const url = process.env.TEST_MONGO_URL ?? ''
  const database = await connectMongo(url, `rostra_identity${suffix}`)
  const logDir = await mkdtemp(join(tmpdir(), 'rostra-identity-'))
  const log = createLog('test', { level: 'trace', file: join(logDir, 'log') })
  const clock = { now: Date.now() }
  const buses = await openTestBuses(database, log)
  const bus = await buses.join()
  const ends: (() => Promise<void> | void)[] = []

  const hashes = Object.entries(secrets).map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
  const env = {
    MONGO_URL: url,
    DATABASE_SUFFIX: suffix,
    KEY_ENCRYPTION_SECRET: 'what seals the keys in these tests',
    SERVICE_SECRET_HASHES: hashes.join(),
    STOP_GRACE_MS: '1000',
  }
  const start: World['start'] = async (settings = {}) => {
    const app = createApp(readConfig({ ...env, ...settings }), { bus: await buses.join(), log, now: () => clock.now, mailTickMs: 40 })
    ends.push(app.stop)
    await app.start()
    const connect = (options: Partial<Parameters<typeof createRpcClient>[1]> = {}) => {
      const client = createRpcClient(IdentityService, { address: `127.0.0.1:${app.port}`, ...options })
      ends.push(client.close)
      return client
    }
    const anonymous = connect()
    const credential = (service: Service) =>
      createServiceCredential(
        async () => {
          const { token, expiresAt } = await anonymous.call(IdentityService.IssueServiceToken, { service, secret: secrets[service] })
          return { token, expiresAt: new Date(expiresAt) }
        },
        () => clock.now,
      )
    return { port: app.port, anonymous, stop: app.stop, as: (service) => connect({ credential: credential(service) }) }
  }

  return {
    clock,
    database,
    databaseSuffix: suffix,
    bus,
    env,
    start,
    logged: () => readFile(join(logDir, 'log'), 'utf8'),
    end: async () => {
      for (const end of ends.reverse()) await end()
      await buses.close()
      await database.dropDatabase()
      await database.close()
      await rm(logDir, { recursive: true })
    },
  }
}

/** Matches a refusal by its kind and reason. */
export const refused = (kind: string, reason: string) => expect.objectContaining({ name: 'DomainError', kind, reason })

let people = 0
/** Somebody who isn't registered yet. */
export const somebody = () => {
  const username = `person-${++people}`
  return { username, email: `${username}@example.org`, password: 'Engine1843', agent: 'Firefox' }
}

/** The mails that were kept for an address, newest first, once there are `count` of them. */
export const mailsTo = (gateway: RpcClient, address: string, count = 1): Promise<KeptMail__Output[]> =>
  eventually(async () => {
    const { mails } = await gateway.call(IdentityService.ListKeptMails, {})
    const found = mails.filter(({ to }) => to === address)
    expect(found).toHaveLength(count)
    return found
  })

export const codeIn = ({ text = '' }: { text?: string | undefined } = {}): string => /^ +(\d{6})$/m.exec(text)?.[1] ?? ''
export const tokenIn = ({ text = '' }: { text?: string | undefined } = {}): string => /reset-password\/(\S+)/.exec(text)?.[1] ?? ''

/** A code that isn't this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The mailer has nothing left to do. */
export const mailsDone = (database: Connection): Promise<void> =>
  eventually(async () => expect(await database.collection('mails').countDocuments()).toBe(0))

/** Everything that the database holds, as JSON. */
export async function everythingIn(database: Connection): Promise<string> {
  const collections = (await database.db?.collections()) ?? []
  return JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())))
}
