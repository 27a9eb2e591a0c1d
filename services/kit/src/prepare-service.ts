import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from 'mongoose'
import { createLog, type Log } from './log.ts'
import { buildIndexes, connectMongo } from './mongo.ts'

export interface Preparation {
  name: string
  config: { MONGO_URL: string; DATABASE_SUFFIX: string; LOG_LEVEL: string }
  /** All that the service keeps. */
  models: readonly ((connection: Connection) => unknown)[]
  /** What else must be there before the service begins; runs when the indexes stand. */
  also?: (connection: Connection, log: Log) => Promise<void>
  /** How long a database may not answer before that is an error, in milliseconds. */
  patienceMs?: number
}

const defaultPatienceMs = 120_000
const pauseMs = 1_000

/**
 * Builds the indexes of a service's database, so that its first replicas find them. Harmless when repeated, and beside running replicas.
 * Throws when the database does not answer in time.
 */
export async function prepareService({ name, config, models, also, patienceMs = defaultPatienceMs }: Preparation): Promise<void> {
  const log = createLog(name, { level: config.LOG_LEVEL })
  const database = `rostra_${name}${config.DATABASE_SUFFIX}`
  const connection = await patiently(() => connectMongo(config.MONGO_URL, database), log, patienceMs)
  try {
    for (const model of models) model(connection)
    await buildIndexes(connection)
    await also?.(connection, log)
    log.info({ database }, 'prepared')
  } finally {
    await connection.close()
  }
}

async function patiently<T>(connect: () => Promise<T>, log: Log, patienceMs: number): Promise<T> {
  const deadline = Date.now() + patienceMs
  while (true) {
    try {
      return await connect()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (Date.now() >= deadline) throw new Error(`MongoDB (MONGO_URL) has no primary that answers: ${reason}`, { cause: error })
      log.warn({ reason }, 'waiting for MongoDB to have a primary')
      await sleep(Math.min(pauseMs, patienceMs))
    }
  }
}
