import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from 'mongoose'
import { createLog, type Log } from '../log.ts'
import { buildIndexes, connectMongo } from '../stores/mongo.ts'
import { storeFailure } from '../stores/store-failure.ts'
import { type Migration, runMigrations } from './run-migrations.ts'
import { refusePlaintext, type TransportSettings } from './transport-security.ts'

export interface Preparation {
  /** The prefix of the database's name. */
  product: string
  name: string
  config: Pick<TransportSettings, 'NODE_ENV' | 'TRUSTED_NETWORK'> & { MONGO_URL: string; DATABASE_SUFFIX: string; LOG_LEVEL: string }
  /** Functions that register the models of all collections. */
  models: readonly ((connection: Connection) => unknown)[]
  /** Migrations, which run after the indexes exist, in this order, each once. */
  migrations?: readonly Migration[]
  /** Runs after the migrations, for data that must exist before the service starts. */
  afterIndexes?: (connection: Connection, log: Log) => Promise<void>
  /** How long to wait for a database that does not answer, in milliseconds. */
  waitMs?: number
}

/** The default of `waitMs`, which counts for the connection and for the indexes. */
export const prepareWaitMs = 120_000
const retryMs = 1_000

/**
 * Builds the indexes of a service's database and migrates its data before its first replica starts. Idempotent, and safe beside running
 * replicas. Throws when the database does not answer in time.
 */
export async function prepareService({
  product,
  name,
  config,
  models,
  migrations = [],
  afterIndexes,
  waitMs = prepareWaitMs,
}: Preparation): Promise<void> {
  const { NODE_ENV, TRUSTED_NETWORK, MONGO_URL } = config
  refusePlaintext({ NODE_ENV, TRUSTED_NETWORK, MONGO_URL }, { callsServices: false })
  const log = createLog(name, { level: config.LOG_LEVEL })
  const database = `${product}_${name}${config.DATABASE_SUFFIX}`
  const connection = await connectWithin(() => connectMongo(config.MONGO_URL, database), log, waitMs)
  try {
    for (const model of models) model(connection)
    await buildIndexesWithin(connection, log, waitMs)
    await runMigrations(connection, migrations, log)
    await afterIndexes?.(connection, log)
    log.info({ database }, 'prepared')
  } finally {
    await connection.close()
  }
}

/** Connects to MongoDB, and tries again for `waitMs` while there is no primary that answers. Throws an Error that names the setting. */
export async function connectWithin<T>(connect: () => Promise<T>, log: Log, waitMs: number): Promise<T> {
  const deadline = Date.now() + waitMs
  while (true) {
    try {
      return await connect()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (Date.now() >= deadline) throw new Error(`MongoDB (MONGO_URL) has no primary that answers: ${reason}`, { cause: error })
      log.warn({ reason }, 'waiting for a primary of MongoDB')
      await sleep(Math.min(retryMs, waitMs))
    }
  }
}

/**
 * Builds the indexes of every model of a connection, and tries again for `waitMs` while MongoDB does not answer in time, as on a busy
 * machine.
 */
export async function buildIndexesWithin(connection: Connection, log: Log, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs
  while (true) {
    try {
      return await buildIndexes(connection)
    } catch (error) {
      if (!storeFailure(error) || Date.now() >= deadline) throw error
      log.warn({ reason: (error as Error).message }, 'building the indexes again')
      await sleep(Math.min(retryMs, waitMs))
    }
  }
}
