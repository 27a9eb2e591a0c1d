import { randomUUID } from 'node:crypto'
import { type Model, Types } from 'mongoose'
import type { SingleLease } from './keep-single-lease.ts'
import type { LeaseTimes } from './lease-times.ts'
import { leaseUntil, mongoClock } from './mongo-leases.ts'
import type { OwnedWork } from './single-run.ts'

interface MongoSingleLease<Row> extends SingleLease<Row> {
  /** The end of the first lease, for an insert, which cannot use the database's clock. */
  firstLease: () => Date
  /** Ends the lease now, so that another replica takes the work over at its next round. */
  releaseLease: (owned: OwnedWork) => Promise<void>
}

/**
 * The lease of the open document of a collection, which has the fields `owner`, `open` and `leaseUntil`. It is compared with the database's clock, so
 * that the replicas' clocks may differ. `kind` names the contact.
 */
export function mongoSingleLease<Row>(model: Model<Row>, kind: string, { leaseMs, unrenewedMs }: LeaseTimes): MongoSingleLease<Row> {
  const rows = model.collection
  const clock = mongoClock(model.db, kind)
  const own = ({ id, owner }: OwnedWork) => ({ _id: new Types.ObjectId(id), owner, open: true })
  return {
    firstLease: () => new Date(clock.now() + leaseMs),
    contact: clock.contact,
    renew: async (owned) => {
      const { matchedCount } = await rows.updateOne(own(owned), [{ $set: { leaseUntil: leaseUntil(leaseMs) } }])
      return matchedCount === 1
    },
    takeOver: async (expiredBefore) => {
      const row = await rows.findOneAndUpdate(
        { open: true, leaseUntil: { $lt: expiredBefore } },
        [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(unrenewedMs) } }],
        { returnDocument: 'after' },
      )
      return row as Row | null
    },
    releaseLease: async (owned) => {
      await rows.updateOne(own(owned), { $set: { leaseUntil: new Date(0) } })
    },
  }
}
