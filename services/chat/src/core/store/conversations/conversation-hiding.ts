import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import { restorableMs, sweptAfterMs } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'

type Hiding = Pick<Conversations, 'hide' | 'hideAll' | 'hideExpired' | 'restore' | 'listHidden'>

/** Returns a time in the past by the database's clock, because the clocks of replicas may differ. */
const ago = (ms: number) => ({ $subtract: ['$$NOW', ms] })
/** Without its request id, a repeated start makes another conversation. */
const withoutRequestId = { $unset: 'requestId' }
/** Keeps the time of an earlier deletion. */
const hidden = [{ $set: { deletedAt: { $ifNull: ['$deletedAt', '$$NOW'] } } }, withoutRequestId]

/** Hides deleted conversations until a sweep removes them. */
export function conversationHiding(model: Model<ConversationRow>): Hiding {
  const rows = collectionOf(model)
  return {
    hide: async (id, person, startedBy) => {
      const _id = objectId(id)
      if (!_id) return false
      const own = { _id, person, ...(startedBy !== undefined && { startedBy }) }
      return (await rows.updateOne(own, hidden)).matchedCount === 1
    },
    hideAll: async (person, before) => {
      // The id has the second of the start. `startedAt` of a copy is that of the conversation that was shared.
      const second = Math.floor(Math.min(Math.max(before.getTime(), 0), Date.now()) / 1_000)
      const firstLater = Types.ObjectId.createFromTime(second + 1)
      await rows.updateMany({ person, _id: { $lt: firstLater }, deletedAt: { $exists: false } }, hidden)
    },
    hideExpired: async (ids, before) => {
      const expired = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, expiresAt: { $lt: before } }
      await rows.updateMany(expired, [{ $set: { deletedAt: ago(sweptAfterMs) } }, withoutRequestId])
    },
    restore: async (id, person) => {
      const _id = objectId(id)
      if (!_id) return null
      const restorable = { $gte: [{ $ifNull: ['$deletedAt', '$$NOW'] }, ago(restorableMs)] }
      const change = { $unset: { deletedAt: 1 } } as const
      const row = await rows.findOneAndUpdate({ _id, person, $expr: restorable }, change, { returnDocument: 'after' })
      return row && toConversation(row)
    },
    listHidden: async (limit) => {
      const due = { deletedAt: { $exists: true }, $expr: { $lte: ['$deletedAt', ago(sweptAfterMs)] } }
      const found = await rows.find(due, { projection: { _id: 1 }, sort: { deletedAt: 1 }, limit }).toArray()
      return found.map(({ _id }) => _id.toHexString())
    },
  }
}
