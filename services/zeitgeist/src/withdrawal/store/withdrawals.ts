import { mongoTombstones, type TombstoneRow } from '@rostra/kit/stores/tombstones'
import type { Model } from 'mongoose'
import type { Withdrawals } from '../domain/ports.ts'

/** Tombstones of withdrawn members in MongoDB, each swept every `sweepMs`. */
export function mongoWithdrawals(model: Model<TombstoneRow>, sweepMs: number): Withdrawals {
  return {
    ...mongoTombstones(model, sweepMs),
    among: async (accountIds) => (await model.find({ _id: { $in: accountIds } }, { _id: 1 }).lean()).map(({ _id }) => _id),
    remove: async (accountId) => {
      await model.deleteOne({ _id: accountId })
    },
  }
}
