import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import type { RemoveWith } from '../../core/store/conversations/remove-conversations.ts'
import { searchEntryModel } from './search-entry-model.ts'

/** Returns a function that deletes search entries in the transaction that deletes their conversations. */
export function removeSearchEntries(connection: Connection): RemoveWith {
  const entries = collectionOf(searchEntryModel(connection))
  return async (ids, session) => {
    await entries.deleteMany({ conversationId: { $in: [...ids] } }, { session })
  }
}
