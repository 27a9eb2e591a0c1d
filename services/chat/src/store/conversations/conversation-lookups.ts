import { type Model, Types } from 'mongoose'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { ConversationLookups } from '../../domain/search/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

/** Reads of conversations by their ids. */
export function conversationLookups(model: Model<ConversationRow>): ConversationLookups {
  const find = async (filter: object, options: object = {}): Promise<Conversation[]> =>
    ((await model.collection.find(filter, options).toArray()) as unknown as ConversationRow[]).map(toConversation)
  return {
    byIds: async (ids) => {
      const found = await find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
      return new Map(found.map((conversation) => [conversation.id, conversation]))
    },
    deletedOf: async (person) => {
      const rows = await model.collection.find({ person, deletedAt: { $exists: true } }, { projection: { _id: 1 } }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
    listUsed: (limit, last) =>
      find({ ...(last && { _id: { $gt: new Types.ObjectId(last) } }), preview: { $ne: '' } }, { sort: { _id: 1 }, limit }),
  }
}
