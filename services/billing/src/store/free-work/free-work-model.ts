import { mongoUsageCounts, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import { type Connection, Schema } from 'mongoose'

/** The credits of free work of a person or network on one UTC day, or the mark that a use was given back. */
interface FreeWorkRow {
  /**
   * `<day>:member:<id>`, `<day>:guest:<id>`, `<day>:<kind>:<person>`,
   * `<day>:network:<hash>`, `<day>:unconfirmed:<hash>` or `<day>:returned:<use>`.
   */
  key: string
  /** The count. The library that counts writes this and `expire`. */
  points: number
  expire: Date
}

const collection = 'free_work'
const keptSeconds = 2 * 24 * 3_600

const schema = new Schema<FreeWorkRow>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date, required: true } },
  { collection, versionKey: false },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ expire: 1 }, { expireAfterSeconds: 0 })

export const freeWorkModel = (connection: Connection) => connection.model<FreeWorkRow>('FreeWork', schema)

/** Creates the counts, which are kept for two days. Their keys contain the day. */
export function freeWorkCounts(connection: Connection): UsageCounts {
  freeWorkModel(connection)
  return mongoUsageCounts(connection, collection, keptSeconds)
}
