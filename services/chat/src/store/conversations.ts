import { objectId } from '@rostra/kit/mongo'
import { type Model, Types } from 'mongoose'
import type { Conversations } from '../domain/ports.ts'
import { after } from './after.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

/** Conversations in MongoDB. */
export function mongoConversations(model: Model<ConversationRow>): Conversations {
  return {
    add: async (conversation) => toConversation((await model.create(conversation)).toObject()),
    byId: async (id) => {
      const _id = objectId(id)
      const row = _id && (await model.collection.findOne({ _id }))
      return row && toConversation(row as unknown as ConversationRow)
    },
    listOf: async (person, page, limit) => {
      const said = { person, preview: { $ne: '' } }
      const [rows, total] = await Promise.all([
        model
          .find(said)
          .sort({ lastMessageAt: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ConversationRow[]>(),
        model.countDocuments(said),
      ])
      return { conversations: rows.map(toConversation), total }
    },
    touch: async (id, at, preview) => {
      await model.collection.updateOne({ _id: new Types.ObjectId(id) }, { $max: { lastMessageAt: at }, $set: { preview } })
    },
    oldest: async (person, limit, last) => {
      const order = { startedAt: 1, _id: 1 } as const
      const rows = await model
        .find({ person, ...(last && after(last)) })
        .sort(order)
        .limit(limit)
        .lean<ConversationRow[]>()
      return rows.map(toConversation)
    },
    remove: async (ids) => {
      await model.deleteMany({ _id: { $in: ids.map(objectId) } })
    },
    hand: async (from, to) => (await model.updateMany({ person: from }, { $set: { person: to } })).modifiedCount,
  }
}
