import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { UnfinishedDeletions } from '../../domain/accounts/ports.ts'
import type { AccountRow } from './account-model.ts'

const claimMs = 15_000

/** Returns when a deletion that is worked on at `now` (ms) is due for another replica. Two replicas may finish one: every step may be repeated. */
export const nextFinish = (now: number): Date => new Date(now + claimMs)

/** Keeps the deletions that are not finished as a time in their accounts. */
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
