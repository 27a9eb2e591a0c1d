import { type Connection, Schema, type Types } from 'mongoose'
import type { ModelAnswer } from '../../domain/questions/question.ts'
import { isShared, type ShareFields, shareFields } from '../share-fields.ts'

/** Answers of three models; null while their question is pending, as `completedAt`. */
interface AnsweredRow {
  question: string
  expertAResponse: ModelAnswer | null
  expertBResponse: ModelAnswer | null
  devilResponse: ModelAnswer | null
  createdAt: Date
  completedAt: Date | null
}

/** The follow-up of a question. Removed when it fails. */
export interface FollowUpRow extends AnsweredRow {
  id: Types.ObjectId
  /** `pending` also after its replica died. */
  status: 'pending' | 'completed'
}

/** A question to three models and its answers. */
export interface QuestionRow extends AnsweredRow, ShareFields {
  _id: Types.ObjectId
  /** The member's account; null for a guest. */
  userId: string | null
  /** Absent for a member. */
  guestId?: string
  /** Within the question, so that there is one at most. */
  followUp?: FollowUpRow
  turnCount: number
  expertAModel: string
  expertBModel: string
  devilModel: string
  /** `pending` also after its replica died. */
  status: 'pending' | 'completed' | 'failed'
}

const keptSeconds = 90 * 24 * 3_600

const text = { type: String, required: true }
const response = {
  type: new Schema({ content: String, offline: Boolean, failure: String, modelId: String, end: String }, { _id: false, id: false }),
  default: null,
}

const schema = new Schema<QuestionRow>(
  {
    userId: { type: String, default: null },
    guestId: String,
    followUp: Schema.Types.Mixed,
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
    ...shareFields,
  },
  { collection: 'questions', versionKey: false },
)

schema.index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds })
/** The index of members' questions. */
export const byMember = { userId: 1, _id: 1 } as const

schema.index(byMember, { partialFilterExpression: { userId: { $gt: '' } } })
schema.index({ userId: 1, sharedAt: -1 }, { partialFilterExpression: isShared })
schema.index({ shareTokenHash: 1 }, { partialFilterExpression: isShared })
schema.index({ guestId: 1, _id: 1 }, { partialFilterExpression: { guestId: { $gt: '' } } })

export const questionModel = (connection: Connection) => connection.model<QuestionRow>('Question', schema)
