import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Model, Types } from 'mongoose'
import type { ConversationLookups } from '../../domain/conversations/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

/** The most deleted conversations that are returned. A sweep removes each within half a minute. */
const mostDeleted = 2_000

/** Finds the rows of conversations by their ids, deleted ones included. */
export async function findRows(model: Model<ConversationRow>, ids: readonly string[]): Promise<ConversationRow[]> {
  return collectionOf(model)
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
    .toArray()
}

/** Reads of conversations for searches and inboxes. */
export function conversationLookups(model: Model<ConversationRow>): ConversationLookups {
  const rows = collectionOf(model)
  const idsOf = (found: readonly Pick<ConversationRow, '_id'>[]) => found.map(({ _id }) => _id.toHexString())
  return {
    byIds: async (ids) => {
      const found = (await findRows(model, ids)).map(toConversation)
      return new Map(found.map((conversation) => [conversation.id, conversation]))
    },
    deletedOf: async (person) => {
      return idsOf(await rows.find({ person, deletedAt: { $exists: true } }, { projection: { _id: 1 } }).toArray())
    },
    deletedOfPersonas: async (personaIds) => {
      const deleted = { personaId: { $in: [...personaIds] }, deletedAt: { $exists: true } }
      return idsOf(await rows.find(deleted, { projection: { _id: 1 }, limit: mostDeleted }).toArray())
    },
  }
}
