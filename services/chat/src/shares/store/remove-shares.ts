import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import type { RemoveWith } from '../../core/store/conversations/remove-conversations.ts'
import { shareModel } from './share-model.ts'

/**
 * Deletes the shares of conversations in the transaction that deletes these. A conversation that is shared meanwhile keeps its share, or
 * takes it along.
 */
export function removeShares(connection: Connection): RemoveWith {
  const shares = collectionOf(shareModel(connection))
  return async (ids, session) => {
    await shares.deleteMany({ _id: { $in: [...ids] } }, { session })
  }
}
