import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { createServiceCredential } from '@rostra/kit/auth/service-credential'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import type { DevMail__Output } from '@rostra/proto/gen/rostra/identity/v1/DevMail'
import { IdentityService } from '@rostra/proto/identity'
import type { Connection } from 'mongoose'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'

/** The secrets of the calling services. */
const secrets = {
  gateway: 'the secret of the gateway',
  operator: 'the secret of the operator',
  chat: 'the secret of the chat',
  zeitgeist: 'the secret of the zeitgeist',
}

export type Service = keyof typeof secrets

export interface Replica {
  port: number
  /** Returns a client that calls as this service, with a service token that identity issued. */
  as: (service: Service) => RpcClient
  anonymous: RpcClient
  stop: () => Promise<void>
}

export interface Harness {
  clock: { now: number }
  database: Connection
  databaseSuffix: string
  bus: EventBus
  /** The settings of every replica. */
  env: Record<string, string>
  startReplica: (env?: Record<string, string>) => Promise<Replica>
  readLog: () => Promise<string>
  stop: () => Promise<void>
}

/** Creates a database, a clock that the test moves, and an event bus, and starts replicas of the service on them. */
export async function createHarness(): Promise<Harness> {
  const url = process.env.TEST_MONGO_URL ?? ''
  const { connection: database, suffix, release } = await openTestDatabase(url, 'rostra_identity')
  const logDir = await mkdtemp(join(tmpdir(), 'rostra-identity-'))
  const log = createLog('test', { level: 'trace', file: join(logDir, 'log') })
  const clock = { now: Date.now() }
  const buses = await openTestBuses(database, log)
  const bus = await buses.join()
  const stops: (() => Promise<void> | void)[] = []

  const hashes = Object.entries(secrets).map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
  const env = {
    MONGO_URL: url,
    DATABASE_SUFFIX: suffix,
    KEY_ENCRYPTION_SECRET: 'what seals the keys in these tests',
    SERVICE_SECRET_HASHES: hashes.join(),
    STOP_GRACE_MS: '1000',
    PASSWORD_HASHING: 'light',
  }
  const startReplica: Harness['startReplica'] = async (settings = {}) => {
    const app = createApp(readConfig({ ...env, ...settings }), {
      bus: await buses.join(),
      log,
      now: () => clock.now,
      mailTickMs: 100,
      finishDeletionsMs: 400,
    })
    stops.push(app.stop)
    await app.start()
    const connect = (options: Partial<Parameters<typeof createRpcClient>[1]> = {}) => {
      const client = createRpcClient(IdentityService, { address: `127.0.0.1:${app.port}`, ...options })
      stops.push(client.close)
      return client
    }
    const anonymous = connect()
    const credential = (service: Service) =>
      createServiceCredential(
        async () => {
          const { token, expiresAt } = await anonymous.call(IdentityService.IssueServiceToken, {
            service,
            secret: secrets[service],
            audience: 'identity',
          })
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
    startReplica,
    readLog: () => readFile(join(logDir, 'log'), 'utf8'),
    stop: async () => {
      for (const stop of stops.reverse()) await stop()
      await buses.close()
      await release()
      await rm(logDir, { recursive: true })
    },
  }
}

/** Matches a DomainError by its kind and reason. */
export const refused = (kind: string, reason: string) => expect.objectContaining({ name: 'DomainError', kind, reason })

let registrations = 0
/** Returns the fields of a registration with a new username and address. */
export const newRegistration = () => {
  const username = `person-${++registrations}`
  return { username, email: `${username}@example.org`, password: 'Engine1843', agent: 'Firefox' }
}

/** The reauthentication of a member of `newRegistration`. */
export const proven = { reauthentication: { password: 'Engine1843' } }

/** Waits until the dev mailbox has `count` mails to an address, and returns them, newest first. */
export const mailsTo = (gateway: RpcClient, address: string, count = 1): Promise<DevMail__Output[]> =>
  eventually(async () => {
    const { mails } = await gateway.call(IdentityService.ListDevMailbox, {})
    const found = mails.filter(({ to }) => to === address)
    expect(found).toHaveLength(count)
    return found
  })

type MailText = { text?: string | undefined }

/** Returns the one-time code of a mail; empty when it has none. */
export const codeIn = ({ text = '' }: MailText = {}): string => /^ +(\d{6})$/m.exec(text)?.[1] ?? ''
/** Matches six digits as a separate word, because hashes, ids and times contain any six digits by chance. */
export const asWord = (code: string): RegExp => new RegExp(`(?<![0-9A-Za-z_-])${code}(?![0-9A-Za-z_-])`)

/** Returns the reset token of a mail; empty when it has none. */
export const tokenIn = ({ text = '' }: MailText = {}): string => /reset-password\/(\S+)/.exec(text)?.[1] ?? ''

/** Returns the token that confirms a new address; empty when the mail has none. */
export const confirmationIn = ({ text = '' }: MailText = {}): string => /confirm-email#(\S+)/.exec(text)?.[1] ?? ''
/** Returns the token that undoes a change of the address; empty when the mail has none. */
export const undoTokenIn = ({ text = '' }: MailText = {}): string => /undo-email-change#(\S+)/.exec(text)?.[1] ?? ''

/** Returns a code that differs from `code`. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Waits until the mail queue is empty. */
export const mailQueueDrained = (database: Connection): Promise<void> =>
  eventually(async () => expect(await database.collection('mails').countDocuments()).toBe(0))

/** Returns every document of the database as JSON. */
export async function dumpDatabase(database: Connection): Promise<string> {
  const collections = (await database.db?.collections()) ?? []
  return JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())))
}
