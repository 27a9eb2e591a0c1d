import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { LRUCache } from 'lru-cache'
import { type Model, Types } from 'mongoose'
import { maxConversations, startInterrupted, tooManyConversations } from '../../domain/conversations/conversation.ts'
import type { Conversations } from '../../domain/conversations/ports.ts'
import { startedAfter, startOrder } from '../start-order.ts'
import { conversationHiding } from './conversation-hiding.ts'
import { findRows } from './conversation-lookups.ts'
import { type ConversationRow, toConversation } from './conversation-model.ts'
import { conversationPins } from './conversation-pins.ts'
import { type RemoveWith, removeConversations } from './remove-conversations.ts'
import { usedConversations } from './used-conversations.ts'

const notDeleted = { $exists: false }
/** The most people whose list is known to have more than a page. */
const maxLong = 10_000
/** The most conversations of one read for concurrent callers. */
const rowsPerRead = 200

/** Conversations in MongoDB. */
export function mongoConversations(
  model: Model<ConversationRow>,
  { touch }: Pick<Conversations, 'touch'>,
  removeWith: RemoveWith,
): Conversations {
  const rows = collectionOf(model)
  const countUsed = usedConversations(model)
  /** The people whose list had a full page, so that the next one needs a count. */
  const long = new LRUCache<string, true>({ max: maxLong })
  const countOf = (person: string) => rows.countDocuments({ person }, { limit: maxConversations })
  const readRow = batchReads(rowsPerRead, async (ids) => new Map((await findRows(model, ids)).map((row) => [row._id.toHexString(), row])))
  const byRequest = async (person: string, requestId: string) => {
    const row = await rows.findOne({ person, requestId })
    return row && toConversation(row)
  }
  return {
    add: async (conversation, requestId) => {
      if (requestId === '') return toConversation((await model.create(conversation)).toObject())
      try {
        return toConversation((await model.create({ ...conversation, requestId })).toObject())
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const existing = await byRequest(conversation.person, requestId)
        // Between the two commands the conversation was deleted, or adopted by a member.
        if (!existing) throw startInterrupted()
        return existing
      }
    },
    byRequest,
    countOf,
    countShown: async (person) => {
      const shared = rows.countDocuments({ person, sharedAt: { $exists: true }, deletedAt: notDeleted })
      const [listed, all] = await Promise.all([countUsed(person), shared])
      return { listed, shared: all }
    },
    refuseTooMany: async (person) => {
      if ((await countOf(person)) >= maxConversations) throw tooManyConversations()
    },
    byId: async (id) => {
      const row = objectId(id) && (await readRow(id))
      return row && !row.deletedAt ? toConversation(row) : null
    },
    listRecent: async (person, page, limit) => {
      const listed = { person, preview: { $ne: '' }, deletedAt: notDeleted }
      const skip = (page - 1) * limit
      // Beside the page, not after it: a list takes one round trip less.
      const counting = page > 1 || long.has(person) ? countUsed(person) : undefined
      counting?.catch(() => undefined)
      const found = await rows.find(listed, { sort: { pinnedAt: -1, lastMessageAt: -1 }, skip, limit }).toArray()
      const conversations = found.map(toConversation)
      // A page that is not full is the last one, and tells the total.
      const isLast = found.length < limit && (found.length > 0 || page === 1)
      if (isLast) {
        long.delete(person)
        return { conversations, total: skip + found.length }
      }
      long.set(person, true)
      return { conversations, total: await (counting ?? countUsed(person)) }
    },
    listByStart: async (person, limit, last) => {
      const found = await model
        .find({ person, deletedAt: notDeleted, ...(last && startedAfter(last)) })
        .sort(startOrder)
        .limit(limit)
        .lean<ConversationRow[]>()
      return found.map(toConversation)
    },
    idsOf: async (person, limit) => {
      const found = await model.find({ person }, { _id: 1 }).sort(startOrder).limit(limit).lean<ConversationRow[]>()
      return found.map(({ _id }) => _id.toHexString())
    },
    postponeEnd: async (id, until) => {
      const { matchedCount } = await rows.updateOne(
        { _id: new Types.ObjectId(id), expiresAt: { $exists: true } },
        { $max: { expiresAt: until } },
      )
      return matchedCount === 1
    },
    listExpired: async (before, limit) => {
      const expired = model.find({ expiresAt: { $lt: before }, deletedAt: notDeleted })
      return (await expired.sort({ expiresAt: 1 }).limit(limit).lean<ConversationRow[]>()).map(toConversation)
    },
    removeExpired: (ids, before) => removeConversations(model.db, removeWith, ids, { expiresAt: { $lt: before } }),
    touch,
    setChosen: async (id, { leafId, at }) => {
      const filter = { _id: new Types.ObjectId(id), 'chosen.at': { $not: { $gt: at } } }
      await rows.updateOne(filter, { $set: { chosen: { leafId: new Types.ObjectId(leafId), at } } })
    },
    // Conversations without messages still expire.
    changePerson: async (from, to) => {
      const expiresAt = { $cond: [{ $eq: ['$preview', ''] }, '$expiresAt', '$$REMOVE'] }
      const { modifiedCount } = await rows.updateMany({ person: from }, [
        { $set: { person: to, expiresAt } },
        { $unset: ['requestId', 'pinnedAt', 'pinSlot'] },
      ])
      return modifiedCount
    },
    rename: async (id, person, title) => {
      const _id = objectId(id)
      if (!_id) return null
      const own = { _id, person, deletedAt: notDeleted }
      const row = await rows.findOneAndUpdate(own, { $set: { title, titleFrom: 'person' } }, { returnDocument: 'after' })
      return row && toConversation(row)
    },
    setMadeTitle: async (id, title) => {
      const untitled = { _id: new Types.ObjectId(id), titleFrom: { $exists: false }, deletedAt: notDeleted }
      return (await rows.updateOne(untitled, { $set: { title, titleFrom: 'model' } })).modifiedCount === 1
    },
    ...conversationHiding(model),
    ...conversationPins(model),
    remove: (ids) => removeConversations(model.db, removeWith, ids),
  }
}
