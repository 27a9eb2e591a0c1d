import { MongoClient } from 'mongodb'

export interface StoreCommands {
  /** The commands that MongoDB has had, those of monitoring and of its own members left out. */
  commands: () => Promise<number>
  /** The documents that it has read by a query, inserted, updated and deleted, each a step of its own also in a bulk. */
  operations: () => Promise<number>
  close: () => Promise<void>
}

/** The commands of drivers that read or write data. */
const counted = [
  ...['find', 'getMore', 'insert', 'update', 'delete', 'findAndModify', 'aggregate', 'count', 'distinct', 'bulkWrite'],
  ...['commitTransaction', 'abortTransaction'],
]

/** Opens counters of the commands of a MongoDB server, by its `serverStatus`. */
export async function countStoreCommands(mongoUrl: string): Promise<StoreCommands> {
  const client = await MongoClient.connect(mongoUrl)
  const status = () => client.db('admin').command({ serverStatus: 1, metrics: 1 })
  return {
    commands: async () => {
      const { commands } = (await status()).metrics as { commands: Record<string, { total?: unknown }> }
      return counted.reduce((sum, name) => sum + Number(commands[name]?.total ?? 0), 0)
    },
    operations: async () => {
      const { insert, query, update, delete: deleted } = (await status()).opcounters as Record<string, unknown>
      return [insert, query, update, deleted].reduce<number>((sum, count) => sum + Number(count), 0)
    },
    close: () => client.close(),
  }
}
