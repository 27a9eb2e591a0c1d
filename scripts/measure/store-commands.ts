import { MongoClient } from 'mongodb'

export interface StoreCommands {
  /** The commands that MongoDB has had, those of monitoring and of its own members left out. */
  commands: () => Promise<number>
  /** The documents that it has read by a query, inserted, updated and deleted, each a step of its own also in a bulk. */
  operations: () => Promise<number>
  /** The commands of all kinds, also those of monitoring, by name. */
  byName: () => Promise<Record<string, number>>
  /** The open connections, that of this counter left out. */
  connections: () => Promise<number>
  close: () => Promise<void>
}

/** The commands of drivers that read or write data. */
const counted =
  'find getMore insert update delete findAndModify aggregate count distinct bulkWrite commitTransaction abortTransaction'.split(' ')

/** Opens counters of the commands of a MongoDB server, by its `serverStatus`. */
export async function countStoreCommands(mongoUrl: string): Promise<StoreCommands> {
  // One connection for commands, and one that monitors the server and asks as rarely as the driver allows while nothing is counted.
  const client = await MongoClient.connect(mongoUrl, { maxPoolSize: 1, serverMonitoringMode: 'poll', heartbeatFrequencyMS: 3_600_000 })
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
    byName: async () => {
      const { commands } = (await status()).metrics as { commands: Record<string, { total?: unknown }> }
      return Object.fromEntries(Object.entries(commands).map(([name, { total }]) => [name, Number(total ?? 0)]))
    },
    connections: async () => (await status()).connections.current - 2,
    close: () => client.close(),
  }
}
