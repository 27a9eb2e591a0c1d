import { mongoUsageCounts, type UsageCounts } from '@rostra/platform/usage-counts'
import { type Connection, Schema } from 'mongoose'

/** The number of questions of a person, or of the guests of a network, on one UTC day. */
interface QuestionCountRow {
  /** `<day>:member:<id>`, `<day>:guest:<id>` or `<day>:network:<hash>`. */
  key: string
  /** The count. The library that counts writes this and `expire`. */
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

/** Creates the counts, which are kept for two days. Their keys contain the day. */
export function questionCounts(connection: Connection): UsageCounts {
  questionCountModel(connection)
  return mongoUsageCounts(connection, collection, keptSeconds)
}
