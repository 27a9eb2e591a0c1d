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
  /** The answers; null while it is pending, like the next two fields and `completedAt`. */
  expertAResponse: ModelAnswer | null
  expertBResponse: ModelAnswer | null
  devilResponse: ModelAnswer | null
  /** A question whose replica died stays pending. */
  status: 'pending' | 'completed' | 'failed'
  createdAt: Date
  completedAt: Date | null
}

const keptSeconds = 90 * 24 * 3_600

const text = { type: String, required: true }
const response = { type: new Schema({ content: String, offline: Boolean, failure: String }, { _id: false, id: false }), default: null }

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
/** Only members' questions are read again. */
export const byMember = { userId: 1, _id: 1 } as const

schema.index(byMember, { partialFilterExpression: { userId: { $gt: '' } } })

export const questionModel = (connection: Connection) => connection.model<QuestionRow>('Question', schema)
