import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import { type ConversationRow, conversationModel, toConversation } from '../../core/store/conversations/conversation-model.ts'
import { exchangeModel } from '../../core/store/exchanges/exchange-model.ts'
import type { Shares } from '../domain/ports.ts'
import { copiesOf } from './copied-exchanges.ts'
import { type ShareRow, shareModel, toShare } from './share-model.ts'

/**
 * Shares in MongoDB. A share and the note of it in its conversation change in one transaction: no share is left that its person can't see and end, also when
 * it is made, ended and deleted at once.
 */
export function mongoShares(connection: Connection): Shares {
  const conversations = conversationModel(connection).collection
  const shares = shareModel(connection).collection
  const exchanges = exchangeModel(connection).collection

  return {
    put: (person, { conversationId, ...share }, tokenHash) =>
      inTransaction(connection, async (session) => {
        const _id = new Types.ObjectId(conversationId)
        const { sharedAt, sharedBy } = share
        const own = { _id, person, deletedAt: { $exists: false } }
        const { matchedCount } = await conversations.updateOne(own, { $set: { sharedAt, sharedBy } }, { session })
        if (matchedCount === 0) return false
        await shares.replaceOne({ _id }, { ...share, tokenHash }, { upsert: true, session })
        return true
      }),
    end: (conversationId) =>
      inTransaction(connection, async (session) => {
        const _id = new Types.ObjectId(conversationId)
        await conversations.updateOne({ _id }, { $unset: { sharedAt: 1, sharedBy: 1 } }, { session })
        await shares.deleteOne({ _id }, { session })
      }),
    byTokenHash: async (tokenHash) => {
      const row = await shares.findOne({ tokenHash })
      return row && toShare(row as unknown as ShareRow)
    },
    listShared: async (person, limit) => {
      const shared = { person, sharedAt: { $exists: true }, deletedAt: { $exists: false } }
      const rows = await conversations.find(shared, { sort: { sharedAt: -1 }, limit }).toArray()
      return (rows as unknown as ConversationRow[]).map(toConversation)
    },
    byRequest: async (person, requestId) => {
      const found = (await conversations.findOne({ person, requestId })) as unknown as ConversationRow | null
      return found && { conversation: toConversation(found), tokenHash: found.copyOf ?? '' }
    },
    addCopy: async ({ conversation, requestId, share, tokenHash }) => {
      const row: ConversationRow = {
        _id: new Types.ObjectId(),
        ...conversation,
        chosen: undefined,
        copyOf: tokenHash,
        ...(requestId !== '' && { requestId }),
      }
      try {
        await inTransaction(connection, async (session) => {
          await conversations.insertOne(row, { session })
          await exchanges.insertMany(copiesOf(share, row), { session })
        })
        return toConversation(row)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },
  }
}
