import { type Connection, Schema, type Types } from 'mongoose'
import type { ModelAnswer } from '../../domain/questions/question.ts'

/** A question to three models and its answers. */
export interface QuestionRow {
  _id: Types.ObjectId
  /** The member's account; null for a guest. */
  userId: string | null
  question: string
  turnCount: number
  expertAModel: string
  expertBModel: string
  devilModel: string
  /** Null while the question is pending, as the other two answers and `completedAt`. */
  expertAResponse: ModelAnswer | null
  expertBResponse: ModelAnswer | null
  devilResponse: ModelAnswer | null
  /** `pending` also after its replica died. */
  status: 'pending' | 'completed' | 'failed'
  createdAt: Date
  completedAt: Date | null
}

const keptSeconds = 90 * 24 * 3_600

const text = { type: String, required: true }
const response = {
  type: new Schema({ content: String, offline: Boolean, failure: String, modelId: String }, { _id: false, id: false }),
  default: null,
}

const schema = new Schema<QuestionRow>(
  {
    userId: { type: String, default: null },
    question: text,
    turnCount: { type: Number, default: 0 },
    expertAModel: text,
    expertBModel: text,
    devilModel: text,
    expertAResponse: response,
    expertBResponse: response,
    devilResponse: response,
    status: { ...text, default: 'pending' },
    createdAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
  },
  { collection: 'questions', versionKey: false },
)

schema.index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds })
/** The index of members' questions. Guests' questions are never read again. */
export const byMember = { userId: 1, _id: 1 } as const

schema.index(byMember, { partialFilterExpression: { userId: { $gt: '' } } })

export const questionModel = (connection: Connection) => connection.model<QuestionRow>('Question', schema)
