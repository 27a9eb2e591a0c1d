import type { Connection } from 'mongoose'
import { isDuplicate } from '../mongo.ts'

const leaseMs = 5_000

/** Takes or renews a lease of 5 seconds by the database's clock. False when somebody else holds it. */
export async function holdLease(connection: Connection, name: string, owner: string): Promise<boolean> {
  const leases = connection.collection<{ _id: string; owner: string; until: Date }>('leases')
  const lease = { owner, until: { $add: ['$$NOW', leaseMs] } }
  const free = { _id: name, $expr: { $or: [{ $eq: ['$owner', owner] }, { $lt: ['$until', '$$NOW'] }] } }
  const { matchedCount } = await leases.updateOne(free, [{ $set: lease }])
  if (matchedCount === 1) return true
  try {
    await leases.insertOne({ _id: name, owner, until: new Date(0) })
    return holdLease(connection, name, owner)
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
