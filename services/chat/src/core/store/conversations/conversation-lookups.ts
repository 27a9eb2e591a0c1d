import { type Model, Types } from 'mongoose'
import type { ConversationLookups } from '../../domain/conversations/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

/** A sweep removes them within half a minute. */
const mostDeleted = 2_000

/** Finds the rows of conversations by their ids, deleted ones included. */
export async function findRows(model: Model<ConversationRow>, ids: readonly string[]): Promise<ConversationRow[]> {
  const rows = await model.collection.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).toArray()
  return rows as unknown as ConversationRow[]
}

/** Reads of conversations for searches and inboxes. */
export function conversationLookups(model: Model<ConversationRow>): ConversationLookups {
  return {
    byIds: async (ids) => {
      const found = (await findRows(model, ids)).map(toConversation)
      return new Map(found.map((conversation) => [conversation.id, conversation]))
    },
    deletedOf: async (person) => {
      const rows = await model.collection.find({ person, deletedAt: { $exists: true } }, { projection: { _id: 1 } }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
    deletedOfPersonas: async (personaIds) => {
      const deleted = { personaId: { $in: [...personaIds] }, deletedAt: { $exists: true } }
      const rows = await model.collection.find(deleted, { projection: { _id: 1 }, limit: mostDeleted }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
  }
}
