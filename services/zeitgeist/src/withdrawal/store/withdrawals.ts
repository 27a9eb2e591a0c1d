import { collectionOf } from '@rostra/kit/stores/collection-of'
import { mongoTombstones, type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'
import type { Withdrawals } from '../domain/ports.ts'

export const withdrawalModel = (connection: Connection) => connection.model<TombstoneRow>('Withdrawal', tombstoneSchema('withdrawals'))

/** Tombstones of withdrawn members in MongoDB, each swept every `sweepMs`. */
export function mongoWithdrawals(connection: Connection, sweepMs: number): Withdrawals {
  const model = withdrawalModel(connection)
  const rows = collectionOf(model)
  return {
    ...mongoTombstones(model, sweepMs),
    among: async (accountIds) => {
      const found = await rows.find({ _id: { $in: [...accountIds] } }, { projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },
    remove: async (accountId) => {
      await rows.deleteOne({ _id: accountId })
    },
  }
}
