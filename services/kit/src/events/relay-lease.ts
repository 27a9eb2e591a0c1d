import type { Connection } from 'mongoose'
import { isDuplicate } from '../stores/mongo.ts'

const leaseMs = 5_000

/**
 * Acquires or renews a lease of 5 s by the database's clock. Returns false while another owner holds it. Any replica may take it as soon as
 * it has expired, also right after an election: two relays at once only publish an event twice. Work that must not have two owners uses
 * `leases/`.
 */
export async function acquireLease(connection: Connection, name: string, owner: string): Promise<boolean> {
  const leases = connection.collection<{ _id: string; owner: string; until: Date }>('leases')
  const lease = { owner, until: { $add: ['$$NOW', leaseMs] } }
  const free = { _id: name, $expr: { $or: [{ $eq: ['$owner', owner] }, { $lt: ['$until', '$$NOW'] }] } }
  const { matchedCount } = await leases.updateOne(free, [{ $set: lease }])
  if (matchedCount === 1) return true
  try {
    await leases.insertOne({ _id: name, owner, until: new Date(0) })
    return acquireLease(connection, name, owner)
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
