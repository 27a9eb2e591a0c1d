import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { leaseUntil, mongoClock } from '@rostra/kit/leases/mongo-leases'
import { type Model, Types } from 'mongoose'
import type { Exchanges, RunningExchange } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, toTakenOver } from './exchange-model.ts'

/** This process among all replicas of the service. */
export interface Replica {
  /** Owns the exchanges that this process claims. Unique among replicas and new at every start. */
  owner: string
  leases: LeaseTimes
}

type Leases = Pick<Exchanges, 'heartbeat' | 'contact' | 'takeOverNext' | 'takeOver'> & { claimLeaseUntil: () => Date }

/**
 * Leases on exchanges. They are compared with the database's clock, so that the replicas' clocks may differ. `claimLeaseUntil` is for the
 * insert of a claim, which cannot use that clock directly.
 */
export function exchangeLeases(model: Model<ExchangeRow>, { leases: { leaseMs, unrenewedMs } }: Replica): Leases {
  const clock = mongoClock(model.db, 'exchanges')
  const objectIds = (ids: readonly string[]) => ids.map((id) => new Types.ObjectId(id))
  /** Owner ids are unique among all takeovers, so that no exchange has the owner of another one. */
  const owned = (running: readonly RunningExchange[]) => ({
    _id: { $in: objectIds(running.map(({ id }) => id)) },
    owner: { $in: [...new Set(running.map(({ owner }) => owner))] },
    open: true as const,
  })
  const renew = async (running: readonly RunningExchange[], change: object) => {
    if (running.length === 0) return 0
    const renewed = await model.collection.updateMany(owned(running), [{ $set: { leaseUntil: leaseUntil(leaseMs), ...change } }])
    return renewed.matchedCount
  }
  const takeOver = async (filter: object) => {
    const row = await model.collection.findOneAndUpdate(
      { open: true, ...filter },
      // A new owner for each takeover: a send of this replica that is still being prepared can then not admit its old claim.
      [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(unrenewedMs), takeovers: { $add: [{ $ifNull: ['$takeovers', 0] }, 1] } } }],
      // 'running' comes before 'claimed' in descending order.
      { sort: { status: -1 }, returnDocument: 'after' },
    )
    return row && toTakenOver(row as unknown as ExchangeRow)
  }

  return {
    claimLeaseUntil: () => new Date(clock.now() + unrenewedMs),
    contact: clock.contact,
    heartbeat: async (running) => {
      if (running.length === 0) return { stopRequested: [], leaseLost: [] }
      const own = owned(running)
      const idsOf = async (filter: object) => (await model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString())
      const { shown = [], silent = [] } = Object.groupBy(running, ({ hasShown }) => (hasShown ? 'shown' : 'silent'))
      const matched = await Promise.all([renew(shown, { shown: true }), renew(silent, {})])
      const stopRequested = await idsOf({ ...own, stopRequested: true })
      if (matched[0] + matched[1] === running.length) return { stopRequested, leaseLost: [] }
      const kept = new Set(await idsOf(own))
      return { stopRequested, leaseLost: running.map(({ id }) => id).filter((id) => !kept.has(id)) }
    },
    takeOverNext: (expiredBefore, running) => takeOver({ leaseUntil: { $lt: expiredBefore }, _id: { $nin: objectIds(running) } }),
    takeOver: (id) => takeOver({ _id: new Types.ObjectId(id), status: 'running' }),
  }
}
