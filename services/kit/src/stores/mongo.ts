import mongoose, { type ClientSession, type Connection } from 'mongoose'

/** Connects to one database of a replica set and resolves once it answers. Every write waits for the majority. */
export async function connectMongo(url: string, database: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: database,
    connectTimeoutMS: 1_000,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 50,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    autoIndex: false,
  })
  return connection.asPromise()
}

/** Builds the indexes of every model of a connection. Idempotent, and safe on several replicas at once. */
export async function buildIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()))
}

/** Runs `work` in a transaction. `work` may run more than once. */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  return connection.transaction(work)
}

/** Returns whether an error is the violation of a unique index. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000
}

/** Returns the ObjectId for its hexadecimal text; null for any other text. */
export const objectId = (id: string) => (/^[0-9a-f]{24}$/.test(id) ? new mongoose.Types.ObjectId(id) : null)
