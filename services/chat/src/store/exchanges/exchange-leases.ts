import { randomUUID } from 'node:crypto'
import { type Model, Types } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, toExchange } from './exchange-model.ts'

/** This process among all replicas of the service. */
export interface Replica {
  /** Owns the exchanges that this process claims. Unique among replicas and new at every start. */
  owner: string
  /** How long a lease lasts without a heartbeat, in milliseconds. */
  leaseMs: number
}

/**
 * Leases on exchanges. They are compared with the database's clock, so that the replicas' clocks may differ. `firstLeaseUntil` is for the
 * insert of a claim, which cannot use the database's clock; the first heartbeat corrects it.
 */
export function exchangeLeases(
  model: Model<ExchangeRow>,
  { owner, leaseMs }: Replica,
): Pick<Exchanges, 'heartbeat' | 'takeOverNext'> & { firstLeaseUntil: () => Date } {
  const leaseUntil = { $add: ['$$NOW', leaseMs] }
  return {
    firstLeaseUntil: () => new Date(Date.now() + leaseMs),
    heartbeat: async (ids) => {
      if (ids.length === 0) return { stopRequested: [], leaseLost: [] }
      const own = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, owner, open: true as const }
      const idsOf = async (filter: object) => (await model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString())
      const { matchedCount } = await model.collection.updateMany(own, [{ $set: { leaseUntil } }])
      const stopRequested = await idsOf({ ...own, stopRequested: true })
      if (matchedCount === ids.length) return { stopRequested, leaseLost: [] }
      const kept = new Set(await idsOf(own))
      return { stopRequested, leaseLost: ids.filter((id) => !kept.has(id)) }
    },
    takeOverNext: async (running) => {
      const row = await model.collection.findOneAndUpdate(
        { open: true, _id: { $nin: running.map((id) => new Types.ObjectId(id)) }, $expr: { $lt: ['$leaseUntil', '$$NOW'] } },
        // A new owner for each takeover: a send of this replica that is still being prepared can then not admit its old claim.
        [{ $set: { owner: randomUUID(), leaseUntil } }],
        // 'running' comes before 'claimed' in descending order.
        { sort: { status: -1 }, returnDocument: 'after' },
      )
      return row && toExchange(row as unknown as ExchangeRow)
    },
  }
}
