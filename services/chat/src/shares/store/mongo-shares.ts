import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { notChangedSince } from '@rostra/platform/accounts/suspension'
import { type Connection, Types } from 'mongoose'
import { conversationNotFound } from '../../core/domain/conversations/conversation.ts'
import { type ConversationRow, conversationModel, toConversation } from '../../core/store/conversations/conversation-model.ts'
import type { RemoveWith } from '../../core/store/conversations/remove-conversations.ts'
import { exchangeModel } from '../../core/store/exchanges/exchange-model.ts'
import type { Shares } from '../domain/ports.ts'
import { shareNotFound } from '../domain/share.ts'
import { copiesOf } from './copied-exchanges.ts'
import { removeReferencesTo } from './remove-shares.ts'
import { shareModel, toShare } from './share-model.ts'

/**
 * Shares in MongoDB. A share and the mark in its conversation change in one transaction, so that no share is left that its person cannot
 * see and revoke, whatever runs concurrently. `removeWith` deletes what is stored with a conversation that ends with a share.
 */
export function mongoShares(connection: Connection, removeWith: RemoveWith): Shares {
  const conversations = collectionOf(conversationModel(connection))
  const shares = collectionOf(shareModel(connection))
  const exchanges = collectionOf(exchangeModel(connection))
  const removeReferences = removeReferencesTo(connection, removeWith)

  return {
    put: (person, { conversationId, ...share }, tokenHash) =>
      inTransaction(connection, async (session) => {
        const _id = new Types.ObjectId(conversationId)
        const { sharedAt, sharedBy } = share
        const own = { _id, person, deletedAt: { $exists: false } }
        const { matchedCount } = await conversations.updateOne(own, { $set: { sharedAt, sharedBy } }, { session })
        if (matchedCount === 0) return false
        await removeReferences([_id], session)
        await shares.replaceOne({ _id }, { ...share, tokenHash }, { upsert: true, session })
        return true
      }),
    end: (conversationId) =>
      inTransaction(connection, async (session) => {
        const _id = new Types.ObjectId(conversationId)
        await conversations.updateOne({ _id }, { $unset: { sharedAt: 1, sharedBy: 1 } }, { session })
        await removeReferences([_id], session)
        await shares.deleteOne({ _id }, { session })
      }),
    setSuspension: async (person, suspension) => {
      await conversations.updateMany({ person, ...notChangedSince(suspension) }, { $set: { suspension } })
    },
    byTokenHash: async (tokenHash) => {
      const row = await shares.findOne({ tokenHash })
      return row && toShare(row)
    },
    listShared: async (person, limit) => {
      const shared = { person, sharedAt: { $exists: true }, deletedAt: { $exists: false } }
      const rows = await conversations.find(shared, { sort: { sharedAt: -1 }, limit }).toArray()
      return rows.map(toConversation)
    },
    byRequest: async (person, requestId) => {
      const found = await conversations.findOne({ person, requestId })
      return found && { conversation: toConversation(found), tokenHash: found.copyOf ?? '' }
    },
    addReference: async ({ conversation, requestId, tokenHash }) => {
      const row: ConversationRow = {
        _id: new Types.ObjectId(),
        ...conversation,
        chosen: undefined,
        copyOf: tokenHash,
        isReference: true,
        ...(requestId !== '' && { requestId }),
      }
      try {
        return await inTransaction(connection, async (session) => {
          // A write of the same document, so that a concurrent end of the share either comes first or finds the reference.
          const { matchedCount } = await shares.updateOne({ tokenHash }, { $inc: { continuations: 1 } }, { session })
          if (matchedCount === 0) throw shareNotFound()
          await conversations.insertOne(row, { session })
          return toConversation(row)
        })
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },
    copyInto: ({ id }, share) =>
      inTransaction(connection, async (session) => {
        const referring = { _id: new Types.ObjectId(id), isReference: true as const }
        const change = { $unset: { isReference: 1 as const }, ...(share.isCut && { $set: { isCut: true } }) }
        const row = await conversations.findOneAndUpdate(referring, change, { session })
        if (!row && !(await conversations.findOne({ _id: referring._id }, { session }))) throw conversationNotFound()
        if (!row) return false
        await exchanges.insertMany(copiesOf(share, row), { session })
        return true
      }),
  }
}
