import { globSync } from 'node:fs'
import { join } from 'node:path'
import mongoose, { type Connection, type IndexDefinition, type IndexOptions } from 'mongoose'
import { root } from '../bootstrap/settings.ts'

/** A collection as the code declares it. */
export interface StoredCollection {
  /** `<service>.<collection>` */
  name: string
  indexes: [IndexDefinition, IndexOptions][]
}

/** Lists every collection of the services' models, with its indexes. */
export async function storedCollections(): Promise<StoredCollection[]> {
  const files = globSync('services/*/src/{store/,all-}models.ts', { cwd: root })
  const lists = await Promise.all(
    files.map(async (file) => {
      const [, service] = file.split('/')
      const { models } = (await import(join(root, file))) as { models: ((connection: Connection) => unknown)[] }
      const connection = mongoose.createConnection()
      for (const register of models) register(connection)
      return Object.values(connection.models).map(({ collection, schema }) => ({
        name: `${service}.${collection.name}`,
        indexes: schema.indexes() as [IndexDefinition, IndexOptions][],
      }))
    }),
  )
  return lists.flat()
}
