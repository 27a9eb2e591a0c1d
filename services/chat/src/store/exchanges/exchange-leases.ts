import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { leaseUntil, mongoClock } from '@rostra/kit/leases/mongo-leases'
import { type Model, Types } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, toExchange } from './exchange-model.ts'

/** This process among all replicas of the service. */
export interface Replica {
  /** Owns the exchanges that this process claims. Unique among replicas and new at every start. */
  owner: string
  leases: LeaseTimes
}

/**
 * Leases on exchanges. They are compared with the database's clock, so that the replicas' clocks may differ. `claimLeaseUntil` is for the
 * insert of a claim, which cannot use that clock directly.
 */
export function exchangeLeases(
  model: Model<ExchangeRow>,
  { owner, leases: { leaseMs, unrenewedMs } }: Replica,
): Pick<Exchanges, 'heartbeat' | 'contact' | 'takeOverNext'> & { claimLeaseUntil: () => Date } {
  const clock = mongoClock(model.db, 'exchanges')
  return {
    claimLeaseUntil: () => new Date(clock.now() + unrenewedMs),
    contact: clock.contact,
    heartbeat: async (ids) => {
      if (ids.length === 0) return { stopRequested: [], leaseLost: [] }
      const own = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, owner, open: true as const }
      const idsOf = async (filter: object) => (await model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString())
      const { matchedCount } = await model.collection.updateMany(own, [{ $set: { leaseUntil: leaseUntil(leaseMs) } }])
      const stopRequested = await idsOf({ ...own, stopRequested: true })
      if (matchedCount === ids.length) return { stopRequested, leaseLost: [] }
      const kept = new Set(await idsOf(own))
      return { stopRequested, leaseLost: ids.filter((id) => !kept.has(id)) }
    },
    takeOverNext: async (expiredBefore, running) => {
      const row = await model.collection.findOneAndUpdate(
        { open: true, leaseUntil: { $lt: expiredBefore }, _id: { $nin: running.map((id) => new Types.ObjectId(id)) } },
        // A new owner for each takeover: a send of this replica that is still being prepared can then not admit its old claim.
        [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(unrenewedMs) } }],
        // 'running' comes before 'claimed' in descending order.
        { sort: { status: -1 }, returnDocument: 'after' },
      )
      return row && toExchange(row as unknown as ExchangeRow)
    },
  }
}
