import { collectionOf } from '@rostra/kit/stores/collection-of'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import type { Model } from 'mongoose'
import type { DeletedConversations } from '../domain/ports.ts'
import type { DeletedConversationRow } from './deleted-conversation-model.ts'

/** Milliseconds between two sweeps of a tombstone. A send takes 6 minutes at most, and no client sees what it stores late. */
const sweepMs = 10 * 60_000

/** Tombstones of deleted conversations in MongoDB. */
export function mongoDeletedConversations(model: Model<DeletedConversationRow>): DeletedConversations {
  const { add, takeDue, removeExpired } = mongoTombstones(model, sweepMs)
  return {
    takeDue,
    removeExpired,
    add: async (ids) => {
      await Promise.all(ids.map(add))
    },
    keep: async (id, { events, charged }) => {
      // $addToSet: after a crash the same is added again, because the exchanges are not deleted yet.
      const kept = { $addToSet: { outbox: { $each: [...events] }, answered: { $each: [...charged] } } }
      await collectionOf(model).updateOne({ _id: id }, kept)
    },
    chargedAmong: async (exchangeIds) => {
      const rows = await model.find({ answered: { $in: [...exchangeIds] } }, { answered: 1 }).lean<DeletedConversationRow[]>()
      return new Set(rows.flatMap(({ answered = [] }) => answered).filter((id) => exchangeIds.includes(id)))
    },
  }
}
