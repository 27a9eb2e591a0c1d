import { type Connection, Schema } from 'mongoose'

/** The questions that a person, or the guests of a network, have asked in one UTC day. */
export interface QuestionCountRow {
  /** `<day>:member:<id>`, `<day>:guest:<id>` or `<day>:network:<hash>`. */
  _id: string
  count: number
  startedAt: Date
}

const keptSeconds = 2 * 24 * 3_600

const schema = new Schema<QuestionCountRow>(
  { _id: String, count: { type: Number, required: true }, startedAt: { type: Date, required: true } },
  { collection: 'question_counts', versionKey: false },
)

schema.index({ startedAt: 1 }, { expireAfterSeconds: keptSeconds })

export const questionCountModel = (connection: Connection) => connection.model<QuestionCountRow>('QuestionCount', schema)
