import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId, objectIds } from '@rostra/kit/stores/mongo'
import { type ModelName, modelNames } from '@rostra/llm/model-settings'
import { notChangedSince } from '@rostra/platform/accounts/suspension'
import mongoose, { type Model, type mongo } from 'mongoose'
import type { Questions } from '../../domain/questions/ports.ts'
import type { ModelAnswer, Question, QuestionOwner, QuestionThread } from '../../domain/questions/question.ts'
import { followUpAsked } from '../../domain/questions/refusals.ts'
import { isShared, sharedAs, toSharedWork, withoutShare } from '../share-fields.ts'
import { byMember, type FollowUpRow, type QuestionRow } from './question-model.ts'

/** The time in milliseconds after which a pending question has lost its replica: longer than the 45 s of its models. */
const lostAfterMs = 60_000
const lostBefore = () => new Date(Date.now() - lostAfterMs)

/** Stores questions to three models in MongoDB. */
export function mongoQuestions(model: Model<QuestionRow>): Questions {
  const rows = collectionOf(model)
  const threadsOf = async (filter: mongo.Filter<QuestionRow>, limit: number): Promise<QuestionThread[]> => {
    return (await rows.find(filter).sort({ _id: -1 }).limit(limit).toArray()).map(toThread)
  }
  /** Puts a follow-up into its question, unless that has one. A pending one whose replica has died makes way. */
  const addFollowUp = async (earlier: string, followUp: FollowUpRow): Promise<void> => {
    const lost = { 'followUp.status': 'pending' as const, 'followUp.createdAt': { $lt: lostBefore() } }
    const filter = { ...withId(earlier), $or: [{ followUp: { $exists: false } }, lost] }
    const { matchedCount } = await rows.updateOne(filter, { $set: { followUp } })
    if (matchedCount === 0) throw followUpAsked()
  }
  return {
    insert: async ({ owner, question, turnCount, lineUp, followsUp }) => {
      const id = new mongoose.Types.ObjectId()
      const pending = { ...noResponses, question, status: 'pending' as const, createdAt: new Date(), completedAt: null }
      if (followsUp !== null) await addFollowUp(followsUp, { id, ...pending })
      else
        await rows.insertOne({
          _id: id,
          userId: owner.kind === 'member' ? owner.id : null,
          ...(owner.kind === 'guest' && { guestId: owner.id }),
          turnCount,
          expertAModel: lineUp.a,
          expertBModel: lineUp.b,
          devilModel: lineUp.devil,
          ...pending,
        })
      return id.toHexString()
    },
    complete: async (id, { a, b, devil }, status, followsUp) => {
      const end = { expertAResponse: a, expertBResponse: b, devilResponse: devil, status, completedAt: new Date() }
      if (followsUp === null) await rows.updateOne({ ...withId(id), status: 'pending' }, { $set: end })
      else {
        const change = status === 'failed' ? { $unset: { followUp: '' as const } } : { $set: withPrefix('followUp', end) }
        await rows.updateOne({ ...withId(followsUp), 'followUp.id': objectId(id), 'followUp.status': 'pending' }, change)
      }
    },
    listByStart: async (memberId, limit, last) => {
      const after = last && objectId(last.id)
      const filter = { userId: memberId, ...(after && { _id: { $gt: after } }) }
      // Hints the index, because MongoDB may choose the one of `_id`, which has the same order.
      return (await rows.find(filter).hint(byMember).sort({ _id: 1 }).limit(limit).toArray()).map(toThread)
    },
    listLatest: (owner, limit, before) => {
      const last = objectId(before)
      const shown = [isAnswered, { status: 'pending' as const, createdAt: { $gte: lostBefore() } }]
      return threadsOf({ ...ownedBy(owner), ...(last && { _id: { $lt: last } }), $or: shown }, limit)
    },
    find: async (owner, id) => (await threadsOf({ ...ownedBy(owner), ...withId(id), ...isAnswered }, 1))[0],
    delete: async (owner, id) => {
      await rows.deleteOne({ ...ownedBy(owner), ...withId(id) })
    },
    setShare: async (owner, id, shareTokenHash) => {
      const answered = { ...ownedBy(owner), ...withId(id), ...isAnswered }
      return (await rows.updateOne(answered, { $set: { shareTokenHash, sharedAt: new Date() } })).matchedCount === 1
    },
    removeShare: async (owner, id) => (await rows.updateOne({ ...ownedBy(owner), ...withId(id) }, withoutShare)).matchedCount === 1,
    byShare: async (shareTokenHash) => (await threadsOf(sharedAs(shareTokenHash), 1))[0],
    setSuspension: async (memberId, suspension) => {
      await rows.updateMany({ userId: memberId, ...notChangedSince(suspension) }, { $set: { suspension } })
    },
    listShared: async (memberId, limit) => {
      const shared = rows.find({ userId: memberId, ...isShared }, { sort: { sharedAt: -1 }, limit })
      return (await shared.toArray()).map(({ _id, question, sharedAt, createdAt }) =>
        toSharedWork(_id.toHexString(), question, sharedAt, createdAt),
      )
    },
    adopt: async (guestId, memberId) => {
      await rows.updateMany({ guestId }, { $set: { userId: memberId }, $unset: { guestId: '' } })
    },
    deleteOf: async (memberId) => {
      await rows.deleteMany({ userId: memberId })
    },
  }
}

/** Matches the question of an id; none for an id that is not valid. */
const withId = (id: string) => ({ _id: { $in: objectIds([id]) } })

const isAnswered = { status: 'completed' as const }

const noResponses = { expertAResponse: null, expertBResponse: null, devilResponse: null }

const ownedBy = ({ kind, id }: QuestionOwner) => (kind === 'member' ? { userId: id } : { guestId: id })

/** Returns the fields under a parent's name, as an update of an embedded document names them. */
const withPrefix = (parent: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${parent}.${name}`, value]))

const notAnswered: ModelAnswer = { content: '', offline: false, failure: '', modelId: '' }

function toThread(row: QuestionRow): QuestionThread {
  const lineUp = { a: toName(row.expertAModel), b: toName(row.expertBModel), devil: toName(row.devilModel) }
  const read = (id: mongoose.Types.ObjectId, { question, createdAt, ...answered }: QuestionRow | FollowUpRow): Question => ({
    id: id.toHexString(),
    question,
    turnCount: row.turnCount,
    lineUp,
    answers: {
      a: answered.expertAResponse ?? notAnswered,
      b: answered.expertBResponse ?? notAnswered,
      devil: answered.devilResponse ?? notAnswered,
    },
    askedAt: createdAt,
    answeredAt: answered.completedAt,
  })
  const { followUp } = row
  const isShown = followUp && (followUp.status === 'completed' || followUp.createdAt >= lostBefore())
  return { ...read(row._id, row), followUp: isShown ? read(followUp.id, followUp) : null, sharedAt: row.sharedAt ?? null }
}

function toName(stored: string): ModelName {
  const name = modelNames.find((known) => known === stored)
  if (!name) throw new Error(`questions: unknown model ${stored}`)
  return name
}
