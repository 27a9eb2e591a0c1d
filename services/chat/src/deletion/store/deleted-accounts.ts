import { collectionOf } from '@rostra/kit/stores/collection-of'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import type { Model } from 'mongoose'
import type { DeletedAccounts } from '../domain/ports.ts'
import type { DeletedAccountRow } from './deleted-account-model.ts'

/** Tombstones of deleted accounts in MongoDB. Each is swept every `sweepMs`. */
export function mongoDeletedAccounts(model: Model<DeletedAccountRow>, sweepMs: number): DeletedAccounts {
  return {
    ...mongoTombstones(model, sweepMs),
    keepEvents: async (person, events) => {
      // $addToSet: after a crash the same event is added again, because its exchange is not deleted yet.
      await collectionOf(model).updateOne({ _id: person }, { $addToSet: { outbox: { $each: [...events] } } })
    },
  }
}
