import { objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import { restorableMs, sweptAfterMs } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

type Hiding = Pick<Conversations, 'hide' | 'hideExpired' | 'restore' | 'listHidden'>

/** A time in the past, by the database's clock, so that the clocks of replicas may differ. */
const ago = (ms: number) => ({ $subtract: ['$$NOW', ms] })
/** A client that repeats its start then starts another conversation. */
const withoutRequestId = { $unset: 'requestId' }

/** Deleted conversations, which are hidden until a sweep removes them. */
export function conversationHiding({ collection }: Pick<Model<ConversationRow>, 'collection'>): Hiding {
  return {
    hide: async (id, person) => {
      const hidden = [{ $set: { deletedAt: { $ifNull: ['$deletedAt', '$$NOW'] } } }, withoutRequestId]
      return (await collection.updateOne({ _id: objectId(id), person } as object, hidden)).matchedCount === 1
    },
    hideExpired: async (ids, before) => {
      const expired = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, expiresAt: { $lt: before } }
      await collection.updateMany(expired, [{ $set: { deletedAt: ago(sweptAfterMs) } }, withoutRequestId])
    },
    restore: async (id, person) => {
      const restorable = { $gte: [{ $ifNull: ['$deletedAt', '$$NOW'] }, ago(restorableMs)] }
      const own = { _id: objectId(id), person, $expr: restorable } as object
      const row = await collection.findOneAndUpdate(own, { $unset: { deletedAt: 1 } }, { returnDocument: 'after' })
      return row && toConversation(row as unknown as ConversationRow)
    },
    listHidden: async (limit) => {
      const due = { deletedAt: { $exists: true }, $expr: { $lte: ['$deletedAt', ago(sweptAfterMs)] } }
      const rows = await collection.find(due, { projection: { _id: 1 }, sort: { deletedAt: 1 }, limit }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
  }
}
