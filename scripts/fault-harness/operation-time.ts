import type { Document, MongoClient, Timestamp } from 'mongodb'

/** Returns where a change stream has to start to see every later write. Without it a stream misses the writes until its first command is answered. */
export async function operationTime(client: MongoClient): Promise<{ startAtOperationTime: Timestamp }> {
  const { operationTime }: Document = await client.db('admin').command({ ping: 1 })
  return { startAtOperationTime: operationTime }
}
