import { mongoUsageCounts, type UsageCounts } from '@rostra/platform/usage-counts'
import { type Connection, Schema } from 'mongoose'

/** The questions that a person, or the guests of a network, have asked in one UTC day. */
interface QuestionCountRow {
  /** `<day>:member:<id>`, `<day>:guest:<id>` or `<day>:network:<hash>`. */
  key: string
  /** Written by the library that counts, like the next field: how many. */
  points: number
  expire: Date
}

const collection = 'question_counts'
const keptSeconds = 2 * 24 * 3_600

const schema = new Schema<QuestionCountRow>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date, required: true } },
  { collection, versionKey: false },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ expire: 1 }, { expireAfterSeconds: 0 })

export const questionCountModel = (connection: Connection) => connection.model<QuestionCountRow>('QuestionCount', schema)

/** Counts that last two days: their keys name the day. */
export function questionCounts(connection: Connection): UsageCounts {
  questionCountModel(connection)
  return mongoUsageCounts(connection, collection, keptSeconds)
}
