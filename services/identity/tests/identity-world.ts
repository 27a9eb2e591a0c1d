import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { createServiceCredential } from '@rostra/kit/service-credential'
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
}

export interface World {
  clock: { now: number }
  database: Connection
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
  const bus: EventBus | undefined = process.env.TEST_KAFKA_BROKERS
    ? undefined
    : createInProcessBus({ log, deadLetters: mongoDeadLetters(database) })
  const ends: (() => Promise<void> | void)[] = []

  const hashes = Object.entries(secrets).map(([name, secret]) => `${name}=${createHash('sha256').update(secret).digest('hex')}`)
  const start: World['start'] = async (env = {}) => {
    const config = readConfig({
      MONGO_URL: url,
      DATABASE_SUFFIX: suffix,
      KAFKA_BROKERS: process.env.TEST_KAFKA_BROKERS,
      KEY_ENCRYPTION_SECRET: 'what seals the keys in these tests',
      SERVICE_SECRET_HASHES: hashes.join(),
      STOP_GRACE_MS: '1000',
      ...env,
    })
    const app = createApp(config, { bus, log, now: () => clock.now })
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
    return { port: app.port, anonymous, as: (service) => connect({ credential: credential(service) }) }
  }

  return {
    clock,
    database,
    start,
    logged: () => readFile(join(logDir, 'log'), 'utf8'),
    end: async () => {
      for (const end of ends.reverse()) await end()
      await bus?.close()
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
