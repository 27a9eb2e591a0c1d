import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { UnfinishedDeletions } from '../../domain/accounts/ports.ts'
import type { AccountRow } from './account-model.ts'

const claimMs = 15_000

/**
 * Returns the due time of a deletion that a replica claims at `now` (ms). Two replicas may work on one, because every step is idempotent.
 */
export const nextFinish = (now: number): Date => new Date(now + claimMs)

/** Stores unfinished deletions as a due time in their accounts. */
export function mongoUnfinishedDeletions(accounts: Model<AccountRow>): UnfinishedDeletions {
  return {
    takeDue: async (now) => {
      const due = { deletionDue: { $lte: new Date(now) } }
      const row = await accounts
        .findOneAndUpdate(due, { $set: { deletionDue: nextFinish(now) } }, { sort: { deletionDue: 1 }, projection: { _id: 1 } })
        .lean<Pick<AccountRow, '_id'> | null>()
      return row ? row._id.toHexString() : null
    },
    finish: async (accountId) => {
      await accounts.updateOne({ _id: objectId(accountId) }, { $unset: { deletionDue: 1 } })
    },
  }
}
