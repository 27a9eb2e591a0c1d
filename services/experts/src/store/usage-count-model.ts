import { mongoUsageCounts, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import { type Connection, Schema } from 'mongoose'

/** A count of free use by a person, or from a network. */
interface UsageCountRow {
  /** `<day>:member:<id>`, `<day>:guest:<id>` or `<day>:network:<hash>` of questions; `failed:…` of discussions. */
  key: string
  /** The count. The library that counts writes this and `expire`. */
  points: number
  expire: Date
}

const collection = 'usage_counts'

const schema = new Schema<UsageCountRow>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date, required: true } },
  { collection, versionKey: false },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ expire: 1 }, { expireAfterSeconds: 0 })

export const usageCountModel = (connection: Connection) => connection.model<UsageCountRow>('UsageCount', schema)

/** Creates counts that are kept for some seconds. */
export function usageCountsFor(connection: Connection, seconds: number): UsageCounts {
  usageCountModel(connection)
  return mongoUsageCounts(connection, collection, seconds)
}
