import { type Connection, Schema } from 'mongoose'

/** Marks that a persona was reached: by a conversation, by a person, or by a person on a day. */
export interface ReachRow {
  /** `<persona id>/conversation/<id>`, `<persona id>/person/<person>` or `<persona id>/day/<YYYY-MM-DD>/<person>`. */
  _id: string
  /** Time of the first exchange. */
  at: Date
  /** Set for a person only, like the next two fields. */
  personaId?: string
  /** Time of the person's last exchange. */
  lastAt?: Date
  /** Every exchange raises it, so that an exchange conflicts with a concurrent deletion of the persona. */
  exchanges?: number
  /** Start of the day. Set for a person on a day only. */
  day?: Date
}

/** Longer than the longest analytics window (90 days) and than the retention of Kafka (7 days). */
const dayRetentionSeconds = 100 * 24 * 3600

const schema = new Schema<ReachRow>(
  { _id: String, at: Date, personaId: String, lastAt: Date, exchanges: Number, day: Date },
  { collection: 'reach', versionKey: false },
)
schema.index({ personaId: 1, lastAt: 1 }, { partialFilterExpression: { lastAt: { $exists: true } } })
schema.index({ day: 1 }, { expireAfterSeconds: dayRetentionSeconds })

export const reachModel = (connection: Connection) => connection.model<ReachRow>('Reach', schema)
