import { MongoClient } from 'mongodb'

export interface StoreCommands {
  /** The commands that MongoDB has had, those of monitoring and of its own members left out. */
  commands: () => Promise<number>
  /** The documents that it has read by a query, inserted, updated and deleted, each a step of its own also in a bulk. */
  operations: () => Promise<number>
  /** The number of each kind of command so far. */
  byName: () => Promise<Record<string, number>>
  close: () => Promise<void>
}

/** The commands of drivers that read or write data. */
const counted = ['find', 'getMore', 'insert', 'update', 'delete', 'findAndModify', 'aggregate', 'count', 'distinct', 'bulkWrite']
const alsoCounted = ['commitTransaction', 'abortTransaction']

/** Opens counters of the commands of a MongoDB server, by its `serverStatus`. */
export async function countStoreCommands(mongoUrl: string): Promise<StoreCommands> {
  const client = await MongoClient.connect(mongoUrl)
  const status = () => client.db('admin').command({ serverStatus: 1, metrics: 1 })
  const byName = async () => {
    const { commands } = (await status()).metrics as { commands: Record<string, { total?: unknown }> }
    return Object.fromEntries([...counted, ...alsoCounted].map((name) => [name, Number(commands[name]?.total ?? 0)]))
  }
  return {
    byName,
    commands: async () => Object.values(await byName()).reduce((sum, count) => sum + count, 0),
    operations: async () => {
      const { insert, query, update, delete: deleted } = (await status()).opcounters as Record<string, unknown>
      return [insert, query, update, deleted].reduce<number>((sum, count) => sum + Number(count), 0)
    },
    close: () => client.close(),
  }
}
