import mongoose, { type ClientSession, type Connection } from 'mongoose'

/** Connects to one database of a replica set; resolves once it answers. Every write waits for the majority. */
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

/** Builds the indexes of every model of a connection. Safe to run on every start and on several replicas at once. */
export async function buildIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()))
}

/** Runs `work` so that all of its writes happen or none. It may run more than once. */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  return connection.transaction(work)
}

/** Is this the refusal of a unique index? */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000
}

/** The id as MongoDB keeps it; null for a text that is none of its ids. */
export const objectId = (id: string) => (/^[0-9a-f]{24}$/.test(id) ? new mongoose.Types.ObjectId(id) : null)
