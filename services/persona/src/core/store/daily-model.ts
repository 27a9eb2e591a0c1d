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

/** What a persona adds to its counts on a day. */
export interface AddedDay {
  personaId: string
  /** YYYY-MM-DD */
  date: string
  counts: Partial<Activity>
}

/** Returns a function that adds to the counts of personas on days by one command, as part of a transaction. */
export function mongoAddToDays(connection: Connection) {
  const rows = collectionOf(dailyModel(connection))
  return async (days: readonly AddedDay[], session: ClientSession): Promise<void> => {
    const updates = days.map(({ personaId, date, counts }) => ({
      updateOne: { filter: { _id: `${personaId}/${date}` }, update: { $inc: counts }, upsert: true },
    }))
    if (updates.length > 0) await rows.bulkWrite(updates, { session })
  }
}
