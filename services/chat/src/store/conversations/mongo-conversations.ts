import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import { startInterrupted } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import { startedAfter, startOrder } from '../start-order.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'
import { removeWithShares } from './remove-with-shares.ts'

/** Conversations in MongoDB. */
export function mongoConversations(model: Model<ConversationRow>, { touch }: Pick<Conversations, 'touch'>): Conversations {
  return {
    add: async (conversation, requestId) => {
      if (requestId === '') return toConversation((await model.create(conversation)).toObject())
      try {
        return toConversation((await model.create({ ...conversation, requestId })).toObject())
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const existing = await model.findOne({ person: conversation.person, requestId }).lean<ConversationRow | null>()
        // Between the two commands the person's data was deleted, or a member adopted the conversation.
        if (!existing) throw startInterrupted()
        return toConversation(existing)
      }
    },
    byId: async (id) => {
      const _id = objectId(id)
      const row = _id && (await model.collection.findOne({ _id }))
      return row && toConversation(row as unknown as ConversationRow)
    },
    listRecent: async (person, page, limit) => {
      const used = { person, preview: { $ne: '' } }
      const [rows, total] = await Promise.all([
        model
          .find(used)
          .sort({ lastMessageAt: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ConversationRow[]>(),
        model.countDocuments(used),
      ])
      return { conversations: rows.map(toConversation), total }
    },
    listByStart: async (person, limit, last) => {
      const rows = await model
        .find({ person, ...(last && startedAfter(last)) })
        .sort(startOrder)
        .limit(limit)
        .lean<ConversationRow[]>()
      return rows.map(toConversation)
    },
    postponeEnd: async (id, until) => {
      const { matchedCount } = await model.collection.updateOne(
        { _id: new Types.ObjectId(id), expiresAt: { $exists: true } },
        { $max: { expiresAt: until } },
      )
      return matchedCount === 1
    },
    listExpired: async (before, limit) => {
      const expired = model.find({ expiresAt: { $lt: before } })
      return (await expired.sort({ expiresAt: 1 }).limit(limit).lean<ConversationRow[]>()).map(toConversation)
    },
    removeExpired: (ids, before) => removeWithShares(model.db, ids, { expiresAt: { $lt: before } }),
    touch,
    setChosen: async (id, { leafId, at }) => {
      const filter = { _id: new Types.ObjectId(id), 'chosen.at': { $not: { $gt: at } } }
      await model.collection.updateOne(filter, { $set: { chosen: { leafId: new Types.ObjectId(leafId), at } } })
    },
    // Conversations without messages keep their end.
    changePerson: async (from, to) => {
      const expiresAt = { $cond: [{ $eq: ['$preview', ''] }, '$expiresAt', '$$REMOVE'] }
      const { modifiedCount } = await model.collection.updateMany({ person: from }, [
        { $set: { person: to, expiresAt } },
        { $unset: 'requestId' },
      ])
      return modifiedCount
    },
    remove: (ids) => removeWithShares(model.db, ids),
  }
}
