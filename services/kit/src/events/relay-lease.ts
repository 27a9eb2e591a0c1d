import type { Connection } from 'mongoose'
import { isDuplicate } from '../mongo.ts'

const leaseMs = 5_000

/** Takes or renews a lease of 5 seconds by the database's clock. False when somebody else holds it. */
export async function holdLease(connection: Connection, name: string, owner: string): Promise<boolean> {
  const leases = connection.collection<{ _id: string; owner: string; until: Date }>('leases')
  const free = { $expr: { $or: [{ $eq: ['$owner', owner] }, { $lt: ['$until', '$$NOW'] }] } }
  try {
    const until = { $add: ['$$NOW', leaseMs] }
    const { matchedCount, upsertedCount } = await leases.updateOne({ _id: name, ...free }, [{ $set: { owner, until } }], { upsert: true })
    return matchedCount + upsertedCount > 0
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
