import { randomBytes } from 'node:crypto'
import type { Connection } from 'mongoose'
import { connectMongo } from '../stores/mongo.ts'

export interface TestDatabase {
  /** The end of the database's name, for the setting DATABASE_SUFFIX. */
  suffix: string
  connection: Connection
  /** Empties the database for the next test, and closes the connection. Whatever else uses the database must have stopped. */
  release: () => Promise<void>
}

/** Suffixes of empty databases, by the beginning of their names. */
const unused = new Map<string, string[]>()

/**
 * Opens an empty database `<name><suffix>`. The tests of a thread use it one after the other: collections and indexes stay, because to create and to drop
 * them takes longer than most tests.
 */
export async function openTestDatabase(url: string, name: string): Promise<TestDatabase> {
  const suffixes = unused.get(name) ?? []
  unused.set(name, suffixes)
  const suffix = suffixes.pop() ?? `_${randomBytes(6).toString('hex')}`
  const connection = await connectMongo(url, `${name}${suffix}`)
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

async function empty({ db }: Connection): Promise<void> {
  const collections = (await db?.collections({ nameOnly: true })) ?? []
  if (collections.some(({ collectionName }) => collectionName === 'system.profile')) await db?.command({ profile: 0 })
  for (const collection of collections) {
    if (collection.collectionName === 'system.profile') await collection.drop()
    else await collection.deleteMany({})
  }
}
