import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { leaseUntil, mongoClock } from '@rostra/kit/leases/mongo-leases'
import { type Model, Types } from 'mongoose'
import type { Discussions } from '../../domain/discussions/ports.ts'
import { type DiscussionRow, toOpenDiscussion } from './discussion-model.ts'

type Leases = Pick<Discussions, 'heartbeat' | 'contact' | 'takeOverNext' | 'releaseLease'>

/**
 * Leases on discussions. They are compared with the database's clock, so that the replicas' clocks may differ. `claimLeaseUntil` is for the
 * insert of a claim, which cannot use that clock directly.
 */
export function discussionLeases(
  model: Model<DiscussionRow>,
  { leaseMs, unrenewedMs }: LeaseTimes,
): Leases & { claimLeaseUntil: () => Date } {
  const rows = model.collection
  const clock = mongoClock(model.db, 'discussions')
  return {
    claimLeaseUntil: () => new Date(clock.now() + unrenewedMs),
    contact: clock.contact,
    heartbeat: async (running) => {
      if (running.size === 0) return { leaseLost: [] }
      const ids = [...running.keys()]
      // Each takeover has an owner id of its own, so an id and an owner of two lists belong to one running discussion.
      const own = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, owner: { $in: [...new Set(running.values())] }, open: true }
      const { matchedCount } = await rows.updateMany(own, [{ $set: { leaseUntil: leaseUntil(leaseMs) } }])
      if (matchedCount === ids.length) return { leaseLost: [] }
      const kept = new Set((await rows.find(own, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id.toHexString()))
      return { leaseLost: ids.filter((id) => !kept.has(id)) }
    },
    takeOverNext: async (expiredBefore, running) => {
      const row = await rows.findOneAndUpdate(
        { open: true, leaseUntil: { $lt: expiredBefore }, _id: { $nin: running.map((id) => new Types.ObjectId(id)) } },
        // A new owner for each takeover: a start of this replica that is still being prepared can then not admit its old claim.
        [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(unrenewedMs) } }],
        // 'ongoing' comes before 'claimed' in descending order.
        { sort: { status: -1 }, returnDocument: 'after' },
      )
      return row && toOpenDiscussion(row as unknown as DiscussionRow)
    },
    releaseLease: async ({ id, owner }) => {
      await rows.updateOne({ _id: new Types.ObjectId(id), owner, open: true }, { $set: { leaseUntil: new Date(0) } })
    },
  }
}
