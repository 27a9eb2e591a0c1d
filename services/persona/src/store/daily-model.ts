import { type ClientSession, type Connection, Schema } from 'mongoose'
import type { Activity } from '../domain/analytics.ts'

/** `<persona>/<date>`: what happened with a persona on a day (UTC). */
interface DailyRow extends Activity {
  _id: string
}

const count = { type: Number, default: 0 }
const schema = new Schema<DailyRow>(
  { _id: String, conversations: count, messages: count, people: count, upvotes: count, downvotes: count },
  { collection: 'daily', versionKey: false },
)

export const dailyModel = (connection: Connection) => connection.model<DailyRow>('Daily', schema)

export type CountOnDay = (personaId: string, date: string, more: Partial<Activity>, session: ClientSession) => Promise<void>

/** Adds to a persona's day, as part of a transaction. */
export function mongoDaily(connection: Connection): CountOnDay {
  const rows = dailyModel(connection).collection
  return async (personaId, date, more, session) => {
    await rows.updateOne({ _id: `${personaId}/${date}` as never }, { $inc: more }, { upsert: true, session })
  }
}

/** All rows of a persona whose ids begin with it: '0' is the character after '/'. */
export const rowsOf = (personaId: string) => ({ _id: { $gte: `${personaId}/`, $lt: `${personaId}0` } })
