import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type ClientSession, type Connection, Schema } from 'mongoose'
import type { Activity } from '../domain/activity.ts'

/** The counts of a persona on a day (UTC). */
interface DailyRow extends Activity {
  /** `<persona id>/<YYYY-MM-DD>` */
  _id: string
}

const count = { type: Number, default: 0 }
const schema = new Schema<DailyRow>(
  { _id: String, conversations: count, messages: count, people: count, upvotes: count, downvotes: count },
  { collection: 'daily', versionKey: false },
)

export const dailyModel = (connection: Connection) => connection.model<DailyRow>('Daily', schema)

/** Adds to the counts of a persona on a day, as part of a transaction. */
export type AddToDay = (personaId: string, date: string, increments: Partial<Activity>, session: ClientSession) => Promise<void>

export function mongoAddToDay(connection: Connection): AddToDay {
  const rows = collectionOf(dailyModel(connection))
  return async (personaId, date, increments, session) => {
    await rows.updateOne({ _id: `${personaId}/${date}` }, { $inc: increments }, { upsert: true, session })
  }
}
