import { type Connection, Schema } from 'mongoose'

/**
 * `<persona>/conversation/<id>`: exists since its first exchange. `<persona>/person/<person>`: the same, and when the person came last.
 * `<persona>/day/<date>/<person>`: the person came on this day.
 */
export interface ReachRow {
  _id: string
  at: Date
  /** Of a person only, as the two that follow it. */
  personaId?: string
  lastAt?: Date
  /** Raised by every exchange, so that each meets a deletion of the persona at the same time. */
  exchanges?: number
  /** Of a day only. */
  day?: Date
}

/** Longer than anybody can ask back, and than an event can be late. */
const daysRememberedSeconds = 100 * 24 * 3600

const schema = new Schema<ReachRow>(
  { _id: String, at: Date, personaId: String, lastAt: Date, exchanges: Number, day: Date },
  { collection: 'reach', versionKey: false },
)
schema.index({ personaId: 1, lastAt: 1 }, { partialFilterExpression: { lastAt: { $exists: true } } })
schema.index({ day: 1 }, { expireAfterSeconds: daysRememberedSeconds })

export const reachModel = (connection: Connection) => connection.model<ReachRow>('Reach', schema)
