import type { IndexDescription } from 'mongodb'
import mongoose, { type ClientSession, type Connection } from 'mongoose'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { defaultAbandonedAfterMs, endAbandonedTransactions } from './abandoned-transactions.ts'
import { endCutOffTransaction } from './cut-off-transaction.ts'
import './idle-connections.ts'
import { storeFailure } from './store-failure.ts'
import { warnOfLongTransactions } from './transaction-lifetime.ts'

/**
 * The time limits of a command, in milliseconds. Together its waits are shorter than the 5 s of its caller. The driver's own `timeoutMS`
 * has no effect in version 7.8.
 *
 * The driver's monitor detects a hung server: it asks every 500 ms, and cancels running commands after another second without an answer.
 * The driver then retries a command once and waits for a primary. This takes at most 4 s; a command that starts later fails after 2 s.
 */
const defaultBounds = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 2_000,
  /** The wait for a free connection of the pool. */
  waitQueueTimeoutMS: 1_500,
  /** The limit of a silent socket while the monitor's own socket works. */
  socketTimeoutMS: 4_000,
}

export interface MongoOptions {
  /** Logs the beginning and the end of an outage. */
  log?: Log
  bounds?: Partial<typeof defaultBounds>
  /** The idle time in milliseconds after which a transaction counts as abandoned by a killed process. */
  abandonedAfterMs?: number
  /** The most connections for commands. */
  maxPoolSize?: number
  /** The most connections that are opened at the same time. */
  maxConnecting?: number
}

const defaultMaxPoolSize = 50
/** The driver's own default. */
const defaultMaxConnecting = 2
/** Milliseconds without a command after which a connection is closed. The server keeps a thread and memory for each. */
const maxIdleMs = 30_000

/** The wait for the majority's acknowledgement, in milliseconds. A write that fails because secondaries hang may still take effect. */
const majorityTimeoutMs = 3_000
/** Milliseconds after which a transaction is not retried. The driver itself would retry for 2 minutes. */
const transactionRetryMs = 2_000
/** Milliseconds after which an abort may not have reached the server. The driver hides its failure. */
const slowAbortMs = 500
/** The time limit of building indexes, in milliseconds. An index of a large collection takes minutes. */
export const indexTimeoutMs = 30 * 60_000

const abandonedAfter = new WeakMap<Connection, number>()

/**
 * Connects to one database of a replica set and resolves once it answers. Every write waits for the majority. `useDb` of the connection
 * reaches other databases over the same client.
 */
export async function connectMongo(
  url: string,
  database: string,
  {
    log,
    bounds,
    abandonedAfterMs = defaultAbandonedAfterMs,
    maxPoolSize = defaultMaxPoolSize,
    maxConnecting = defaultMaxConnecting,
  }: MongoOptions = {},
): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: database,
    // Lets the replicas of a service recognise each other's transactions.
    appName: database,
    ...defaultBounds,
    ...bounds,
    // Asks for the server's state. By default it is streamed, with a second connection that asks as well.
    serverMonitoringMode: 'poll',
    maxPoolSize,
    maxConnecting,
    maxIdleTimeMS: maxIdleMs,
    writeConcern: { w: 'majority', wtimeoutMS: majorityTimeoutMs },
    readConcern: { level: 'majority' },
    // buildIndexes creates both.
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
  })
  abandonedAfter.set(connection, abandonedAfterMs)
  await connection.asPromise()
  if (log) {
    logOutages(connection, log)
    await warnOfLongTransactions(connection, log)
  }
  return connection
}

function logOutages(connection: Connection, log: Log): void {
  const outage = logEpisodes(log, { began: 'MongoDB has no primary that answers', ended: 'MongoDB has a primary again' })
  connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    const servers = [...newDescription.servers.values()]
    if (servers.some(({ isWritable }) => isWritable)) outage.recovered()
    else outage.failed(servers.find(({ error }) => error)?.error ?? new Error('the replica set elects a primary'))
  })
}

/**
 * Creates the collection of every model of a connection with its indexes. Idempotent, and safe on several replicas at once. Sends one
 * command after the other: concurrently, each would open a connection, which costs most of the CPU time of a start on both sides.
 */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const { schema, collection } of Object.values(connection.models)) {
    const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as IndexDescription)
    if (indexes.length === 0) await createCollection(connection, collection.collectionName)
    else await connection.db?.collection(collection.collectionName).createIndexes(indexes, { socketTimeoutMS: indexTimeoutMs } as object)
  }
}

async function createCollection({ db }: Connection, name: string): Promise<void> {
  try {
    await db?.createCollection(name)
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoServerError && error.codeName === 'NamespaceExists')) throw error
  }
}

/**
 * Runs `work` in a transaction. `work` may run more than once, within 2 s. It must not save mongoose documents that were created outside of
 * it: their state is not reset before a retry.
 */
export async function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const deadline = performance.now() + transactionRetryMs
  let failure: unknown
  let workEndedAt = performance.now()
  const session = await connection.startSession()
  const { txnNumber } = session.serverSession
  let isCutOff = false
  try {
    return await session.withTransaction(async () => {
      if (failure && performance.now() > deadline) throw new Error('a transaction failed repeatedly', { cause: failure })
      try {
        return await work(session)
      } catch (error) {
        failure = error
        throw error
      } finally {
        workEndedAt = performance.now()
      }
    })
  } catch (error) {
    const isUnclear = storeFailure(error) !== undefined || performance.now() - workEndedAt > slowAbortMs
    // The number counts the session's transactions that sent at least one command.
    isCutOff = isUnclear && session.serverSession.txnNumber !== txnNumber
    // A killed process's transaction may lock the documents. Ending it lets the caller's next attempt succeed.
    if (isUnclear) void endAbandonedTransactions(connection, abandonedAfter.get(connection) ?? defaultAbandonedAfterMs)
    throw error
  } finally {
    if (isCutOff) void endCutOffTransaction(connection, session)
    else await session.endSession()
  }
}

/** Returns whether an error is the violation of a unique index. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000
}

/** Returns the ObjectId for its hexadecimal text; null for any other text. */
export const objectId = (id: string) => (/^[0-9a-f]{24}$/.test(id) ? new mongoose.Types.ObjectId(id) : null)

/** Returns the ObjectIds for hexadecimal texts; leaves out any other text. */
export const objectIds = (ids: readonly string[]) => ids.map(objectId).filter((id) => id !== null)
