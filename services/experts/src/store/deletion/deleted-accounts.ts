import { collectionOf } from '@rostra/kit/stores/collection-of'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import type { Model } from 'mongoose'
import type { DeletedAccounts } from '../../domain/deletion/ports.ts'
import type { DeletedAccountRow } from './deleted-account-model.ts'

/** Tombstones of deleted accounts in MongoDB, each swept every `sweepMs`. */
export function mongoDeletedAccounts(model: Model<DeletedAccountRow>, sweepMs: number): DeletedAccounts {
  return {
    ...mongoTombstones(model, sweepMs),
    keepEvents: async (memberId, events) => {
      // $addToSet, because after a crash the event of a discussion that was not deleted yet is stored again.
      await collectionOf(model).updateOne({ _id: memberId }, { $addToSet: { outbox: { $each: [...events] } } })
    },
  }
}
