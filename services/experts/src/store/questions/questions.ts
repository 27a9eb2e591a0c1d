import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import { type ModelName, modelNames } from '@rostra/llm/model-settings'
import mongoose, { type Model } from 'mongoose'
import type { Questions } from '../../domain/questions/ports.ts'
import type { ModelAnswer, Question } from '../../domain/questions/question.ts'
import { byMember, type QuestionRow } from './question-model.ts'

/** Stores questions to three models in MongoDB. */
export function mongoQuestions(model: Model<QuestionRow>): Questions {
  const rows = collectionOf(model)
  return {
    insert: async ({ memberId, question, turnCount, lineUp }) => {
      const _id = new mongoose.Types.ObjectId()
      await rows.insertOne({
        _id,
        userId: memberId,
        question,
        turnCount,
        expertAModel: lineUp.a,
        expertBModel: lineUp.b,
        devilModel: lineUp.devil,
        expertAResponse: null,
        expertBResponse: null,
        devilResponse: null,
        status: 'pending',
        createdAt: new Date(),
        completedAt: null,
      })
      return _id.toHexString()
    },
    complete: async (id, { a, b, devil }, status) => {
      const responses = { expertAResponse: a, expertBResponse: b, devilResponse: devil }
      const _id = objectId(id)
      if (_id) await rows.updateOne({ _id, status: 'pending' }, { $set: { ...responses, status, completedAt: new Date() } })
    },
    listByStart: async (memberId, limit, last) => {
      const after = last && objectId(last.id)
      const filter = { userId: memberId, ...(after && { _id: { $gt: after } }) }
      // Hints the index, because MongoDB may choose the one of `_id`, which has the same order.
      return (await rows.find(filter).hint(byMember).sort({ _id: 1 }).limit(limit).toArray()).map((row) => toQuestion(row as QuestionRow))
    },
    deleteOf: async (memberId) => {
      await rows.deleteMany({ userId: memberId })
    },
  }
}

const notAnswered: ModelAnswer = { content: '', offline: false, failure: '', modelId: '' }

const toQuestion = (row: QuestionRow): Question => ({
  id: row._id.toHexString(),
  question: row.question,
  lineUp: { a: toName(row.expertAModel), b: toName(row.expertBModel), devil: toName(row.devilModel) },
  answers: { a: row.expertAResponse ?? notAnswered, b: row.expertBResponse ?? notAnswered, devil: row.devilResponse ?? notAnswered },
  askedAt: row.createdAt,
})

function toName(stored: string): ModelName {
  const name = modelNames.find((known) => known === stored)
  if (!name) throw new Error(`questions: unknown model ${stored}`)
  return name
}
