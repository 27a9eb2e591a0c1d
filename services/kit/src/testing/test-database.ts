import { randomBytes } from 'node:crypto'
import type { Connection } from 'mongoose'
import { connectMongo } from '../stores/mongo.ts'

export interface TestDatabase {
  /** The end of the database's name, for the setting DATABASE_SUFFIX. */
  suffix: string
  connection: Connection
  /** Empties the database for the next test, and closes the connection. Stop everything else that uses the database first. */
  release: () => Promise<void>
}

/** Time limits of a test's own connection, in milliseconds. Longer than the product's, for busy machines. */
const bounds = { connectTimeoutMS: 30_000, serverSelectionTimeoutMS: 30_000, waitQueueTimeoutMS: 30_000, socketTimeoutMS: 30_000 }

/** Suffixes of empty databases, by the beginning of their names. */
const unused = new Map<string, string[]>()

/**
 * Opens an empty database `<name><suffix>`. The tests of a thread reuse it one after the other, with its collections and indexes: creating
 * and dropping them takes longer than most tests.
 */
export async function openTestDatabase(url: string, name: string): Promise<TestDatabase> {
  const suffixes = unused.get(name) ?? []
  unused.set(name, suffixes)
  const suffix = suffixes.pop() ?? `_${randomBytes(6).toString('hex')}`
  const connection = await connectMongo(url, `${name}${suffix}`, { bounds })
  return {
    suffix,
    connection,
    release: async () => {
      await empty(connection)
      await connection.close()
      suffixes.push(suffix)
    },
  }
}

/** Deletes all documents. One command finds the collections that have any. */
async function empty({ db }: Connection): Promise<void> {
  const names = (await db?.listCollections({}, { nameOnly: true }).toArray())?.map(({ name }) => name) ?? []
  if (names.includes('system.profile')) {
    await db?.command({ profile: 0 })
    await db?.dropCollection('system.profile')
  }
  const [first, ...others] = names.filter((name) => !name.startsWith('system.'))
  if (!db || first === undefined) return
  const count = { $collStats: { count: {} } }
  const all = [count, ...others.map((coll) => ({ $unionWith: { coll, pipeline: [count] } }))]
  const counted = await db.collection(first).aggregate<{ ns: string; count: number }>(all, { readConcern: 'local' }).toArray()
  for (const each of counted) if (each.count > 0) await db.collection(each.ns.slice(db.databaseName.length + 1)).deleteMany({})
}
