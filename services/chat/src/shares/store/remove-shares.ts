import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import { conversationModel } from '../../core/store/conversations/conversation-model.ts'
import type { RemoveWith } from '../../core/store/conversations/remove-conversations.ts'
import { shareModel } from './share-model.ts'

/**
 * Returns a function that deletes shares in the transaction that deletes their conversations. A concurrent share either comes first and is
 * deleted, or fails. `removeWith` deletes what else is stored with a conversation.
 */
export function removeShares(connection: Connection, removeWith: RemoveWith): RemoveWith {
  const shares = collectionOf(shareModel(connection))
  const removeReferences = removeReferencesTo(connection, removeWith)
  return async (ids, session) => {
    await removeReferences(ids, session)
    await shares.deleteMany({ _id: { $in: [...ids] } }, { session })
    await removeWith(ids, session)
  }
}

/**
 * Returns a function that deletes the conversations that only refer to the shares of these conversations, with what `removeWith` deletes.
 * They have no exchanges.
 */
export function removeReferencesTo(connection: Connection, removeWith: RemoveWith): RemoveWith {
  const shares = collectionOf(shareModel(connection))
  const conversations = collectionOf(conversationModel(connection))
  return async (ids, session) => {
    const ending = await shares.find({ _id: { $in: [...ids] } }, { projection: { tokenHash: 1 }, session }).toArray()
    if (ending.length === 0) return
    const copyOf = { $in: ending.map(({ tokenHash }) => tokenHash) }
    const found = await conversations.find({ copyOf, isReference: true }, { projection: { _id: 1 }, session }).toArray()
    const references = found.map(({ _id }) => _id)
    await conversations.deleteMany({ _id: { $in: references }, isReference: true }, { session })
    await removeWith(references, session)
  }
}
