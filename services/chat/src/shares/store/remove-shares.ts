import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import type { RemoveWith } from '../../core/store/conversations/remove-conversations.ts'
import { shareModel } from './share-model.ts'

/**
 * Returns a function that deletes shares in the transaction that deletes their conversations. A concurrent share either comes first and is
 * deleted, or fails.
 */
export function removeShares(connection: Connection): RemoveWith {
  const shares = collectionOf(shareModel(connection))
  return async (ids, session) => {
    await shares.deleteMany({ _id: { $in: [...ids] } }, { session })
  }
}
