import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { leaseUntil, mongoClock } from '@rostra/kit/leases/mongo-leases'
import { type Model, Types } from 'mongoose'
import type { Refreshes } from '../../domain/refresh/ports.ts'
import { type RefreshRow, toRefresh } from './refresh-model.ts'

type Leases = Pick<Refreshes, 'renew' | 'contact' | 'takeOver' | 'releaseLease'>

/** The lease of the open refresh. It is compared with the database's clock, so that the replicas' clocks may differ. */
export function refreshLeases(model: Model<RefreshRow>, { leaseMs, unrenewedMs }: LeaseTimes): Leases & { firstLease: () => Date } {
  const rows = model.collection
  const clock = mongoClock(model.db, 'refreshes')
  return {
    firstLease: () => new Date(clock.now() + leaseMs),
    contact: clock.contact,
    renew: async ({ id, owner }) => {
      const own = { _id: new Types.ObjectId(id), owner, open: true }
      const { matchedCount } = await rows.updateOne(own, [{ $set: { leaseUntil: leaseUntil(leaseMs) } }])
      return matchedCount === 1
    },
    takeOver: async (expiredBefore) => {
      const row = await rows.findOneAndUpdate(
        { open: true, leaseUntil: { $lt: expiredBefore } },
        [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(unrenewedMs) } }],
        { returnDocument: 'after' },
      )
      return row && toRefresh(row as unknown as RefreshRow)
    },
    releaseLease: async ({ id, owner }) => {
      await rows.updateOne({ _id: new Types.ObjectId(id), owner, open: true }, { $set: { leaseUntil: new Date(0) } })
    },
  }
}
