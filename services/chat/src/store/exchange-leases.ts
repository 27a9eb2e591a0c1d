import { type Model, Types } from 'mongoose'
import type { Exchanges } from '../domain/ports.ts'
import { type ExchangeRow, toExchange } from './exchange-model.ts'
import type { Replica } from './exchanges.ts'

/** Who may answer which exchange, and for how long. Leases are compared by the database's clock, so replicas' clocks don't matter. */
export function leaseStore(
  model: Model<ExchangeRow>,
  { owner, leaseMs }: Replica,
): Pick<Exchanges, 'heartbeat' | 'takeAbandoned'> & { leaseFromNow: () => Date } {
  const until = { $add: ['$$NOW', leaseMs] }
  return {
    /** For an insert, which can't ask the database's clock; the first heartbeat puts it right. */
    leaseFromNow: () => new Date(Date.now() + leaseMs),
    heartbeat: async (ids) => {
      if (ids.length === 0) return { stopped: [], lost: [] }
      const own = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, owner, open: true as const }
      const idsOf = async (filter: object) => (await model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString())
      const { matchedCount } = await model.collection.updateMany(own, [{ $set: { leaseUntil: until } }])
      const stopped = await idsOf({ ...own, stopRequested: true })
      if (matchedCount === ids.length) return { stopped, lost: [] }
      const kept = new Set(await idsOf(own))
      return { stopped, lost: ids.filter((id) => !kept.has(id)) }
    },
    takeAbandoned: async (living) => {
      const row = await model.collection.findOneAndUpdate(
        { open: true, _id: { $nin: living.map((id) => new Types.ObjectId(id)) }, $expr: { $lt: ['$leaseUntil', '$$NOW'] } },
        [{ $set: { owner, leaseUntil: until } }],
        { sort: { status: -1 }, returnDocument: 'after' },
      )
      return row && toExchange(row as unknown as ExchangeRow)
    },
  }
}
