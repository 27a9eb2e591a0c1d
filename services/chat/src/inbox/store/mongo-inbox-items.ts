import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import { type Model, type mongo, Types } from 'mongoose'
import { type InboxItem, type ItemKind, itemKinds, itemStates, type Pair } from '../domain/inbox-item.ts'
import type { InboxItems, InboxQuery, NewItems } from '../domain/ports.ts'
import { changeGroup, type QuestionRows } from './changed-group.ts'
import { type InboxItemRow, type ItemAdded, toItem } from './inbox-item-model.ts'

/** The most groups that are read at a time. */
const groupsAtOnce = 100
const latestFirst = { at: -1, _id: -1 } as const

/** Inbox items in MongoDB. */
export function mongoInboxItems(model: Model<InboxItemRow>, itemAdded: ItemAdded): InboxItems {
  const rows = collectionOf(model)
  const one = ({ id, personaId }: Pick<InboxItem, 'id' | 'personaId'>) => ({ _id: new Types.ObjectId(id), personaId })
  const set = async (filter: mongo.Filter<InboxItemRow>, change: mongo.UpdateFilter<InboxItemRow>) =>
    (await rows.updateOne(filter, change)).modifiedCount === 1

  /** Removes questions from all groups that match, 100 groups at a time. */
  const takeOut = async (filter: object, keeps: (question: QuestionRows[number]) => boolean) => {
    while (true) {
      const found = await rows
        .find({ ...filter, oldestAt: { $exists: true } }, { projection: { personaId: 1 }, limit: groupsAtOnce })
        .toArray()
      if (found.length === 0) return
      for (const { _id, personaId } of found)
        await changeGroup(rows, { _id, personaId }, (questions) => questions.filter(keeps), { itemAdded })
    }
  }

  return {
    list: async (query, page, limit) => {
      const options = { sort: latestFirst, skip: (page - 1) * limit, limit }
      return (await rows.find(listed(query), options).toArray()).map(toItem)
    },
    count: (query) => rows.countDocuments(listed(query)),
    countOpen: async (personaIds, hidden) => {
      const open = { personaId: { $in: [...personaIds] }, isListed: true, state: 'open', ...notIn(hidden) }
      const counts = await rows.aggregate([{ $match: open }, { $group: { _id: '$personaId', open: { $sum: 1 } } }]).toArray()
      return new Map(counts.map((row) => [String(row._id), Number(row.open)]))
    },
    countAllOpen: () => rows.countDocuments({ state: 'open', listedAt: { $exists: true }, isListed: true }),
    byId: async (personaId, id) => {
      const _id = objectId(id)
      const row = _id && (await rows.findOne({ _id, personaId, isListed: true }))
      return row && toItem(row)
    },
    setPair: (item, pair) => set({ ...one(item), isListed: true, pair: { $exists: false } }, { $set: { pair } }),
    dropPair: async (item, pair) => {
      await rows.updateOne({ ...one(item), state: { $ne: 'answered' }, ...ofPair(pair) }, { $unset: { pair: 1 } })
      // Its conversation may have been removed meanwhile.
      await rows.deleteOne({ ...one(item), kind: 'reported', exchangeId: { $exists: false }, pair: { $exists: false } })
    },
    setAnswered: (item, pair) => {
      const change = { state: 'answered', pair, askedBy: item.questions.length, isListed: true }
      return set({ ...one(item), state: { $ne: 'answered' } }, { $set: change })
    },
    dismiss: (item) => set({ ...one(item), state: 'open' }, { $set: { state: 'dismissed' } }),
    newIn: ({ since, until }) => newItems(model, since, until),
    removeOf: async (conversationIds) => {
      if (conversationIds.length === 0) return
      const conversationId = { $in: conversationIds.map((id) => new Types.ObjectId(id)) }
      await rows.deleteMany({ conversationId, pair: { $exists: false } })
      await rows.updateMany({ conversationId }, { $unset: { exchangeId: 1, conversationId: 1 } })
      const removed = new Set(conversationIds)
      await takeOut({ 'questions.conversationId': conversationId }, (question) => !removed.has(question.conversationId.toHexString()))
    },
    removePerson: (person) => takeOut({ 'questions.person': person }, (question) => question.person !== person),
    removePersona: async (personaId) => {
      await rows.deleteMany({ personaId })
    },
  }
}

/** Excludes items of hidden conversations, except answered ones: these are shown without their conversation. */
const notIn = (hidden: readonly string[]) => {
  const conversationId = { $in: hidden.map((id) => new Types.ObjectId(id)) }
  return hidden.length === 0 ? {} : { $nor: [{ conversationId, state: { $ne: 'answered' } }] }
}

const listed = ({ personaId, state, hidden }: InboxQuery) => ({
  personaId,
  isListed: true,
  state: state ?? { $in: [...itemStates] },
  ...notIn(hidden),
})

const ofPair = ({ question, answer }: Pair) => ({ 'pair.question': question, 'pair.answer': answer })

const countOf = (kind: ItemKind) => ({ $sum: { $cond: [{ $eq: ['$kind', kind] }, 1, 0] } })

async function* newItems({ collection }: Model<InboxItemRow>, since: Date, until: Date): AsyncGenerator<NewItems> {
  const pipeline = [
    { $match: { state: 'open', listedAt: { $gte: since, $lt: until }, isListed: true } },
    { $group: { _id: '$personaId', ...Object.fromEntries(itemKinds.map((kind) => [kind, countOf(kind)])) } },
  ]
  for await (const { _id, reported, unanswered } of collection.aggregate(pipeline, { allowDiskUse: true }))
    yield { personaId: String(_id), reported: Number(reported), unanswered: Number(unanswered) }
}
