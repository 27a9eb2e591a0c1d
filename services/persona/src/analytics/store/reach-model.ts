import { type Connection, Schema } from 'mongoose'

/** Marks that a persona was reached: by a conversation, by a person, or by a person on a day. */
export interface ReachRow {
  /** `<persona id>/conversation/<id>`, `<persona id>/person/<person>` or `<persona id>/day/<YYYY-MM-DD>/<person>`. */
  _id: string
  /** Time of the first exchange. */
  at: Date
  /** When the row is deleted. */
  expiresAt: Date
  /** Set for a person and for a person on a day, until that account is deleted. */
  person?: string
  /** Set for a person only, like the next two fields. */
  personaId?: string
  /** Time of the person's last exchange. */
  lastAt?: Date
  /** Every exchange raises it, so that an exchange conflicts with a concurrent deletion of the row. */
  exchanges?: number
}

const dayMs = 24 * 3_600_000
/** Days that a row of a person on a day is kept: longer than the longest analytics window (90 days) and Kafka's retention (7 days). */
const personOnDayDays = 100
/** Days after its last exchange that a row of a conversation or a person is kept. Either counts as new if it comes back later. */
const lastUseDays = 400

/** Returns when a row of a person on a day ends. `date` is YYYY-MM-DD. */
export const endOfDayRow = (date: string) => new Date(Date.parse(date) + personOnDayDays * dayMs)

/** Returns when a row of a conversation or a person ends whose last exchange was on a day, YYYY-MM-DD. */
export const endOfUse = (date: string) => new Date(Date.parse(date) + lastUseDays * dayMs)

const schema = new Schema<ReachRow>(
  { _id: String, at: Date, expiresAt: Date, person: String, personaId: String, lastAt: Date, exchanges: Number },
  { collection: 'reach', versionKey: false },
)
schema.index({ personaId: 1, lastAt: 1 }, { partialFilterExpression: { lastAt: { $exists: true } } })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
schema.index({ person: 1 }, { partialFilterExpression: { person: { $exists: true } } })

export const reachModel = (connection: Connection) => connection.model<ReachRow>('Reach', schema)
